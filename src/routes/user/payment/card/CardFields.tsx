import { PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import type { CardFields_payment$key } from "../../../../__generated__/CardFields_payment.graphql.ts";
import { paymentAddress, paymentStatusAddress } from "../../../../domain/payments/addresses.ts";
import { formatEuro, toCents } from "../../../../domain/payments/money.ts";
import { Button, ButtonLink } from "../../../../ui/Button/Button.tsx";
import { FieldError } from "../../../../ui/FieldError/FieldError.tsx";
import { Icon } from "../../../../ui/Icon/Icon.tsx";
import { Cluster, Stack } from "../../../../ui/Layout/Layout.tsx";
import { usePaymentWay } from "../usePaymentWay.ts";
import { CardFormSkeleton } from "./CardFormSkeleton.tsx";
import styles from "./CardFields.module.css";
import type { Refusal } from "./confirmation.ts";
import { useConfirmPayment } from "./useConfirmPayment.ts";

interface CardFieldsProps {
  payment: CardFields_payment$key;
  back: ReactNode;
  onPaying: (isPaying: boolean) => void;
  /** Why the card was not charged; it outlives these fields, which another attempt replaces. */
  refusal: Refusal | undefined;
  onRefusal: (refusal: Refusal | undefined) => void;
  onLoadError: (error: unknown) => void;
  /** Shown between the fields and the button. */
  children?: ReactNode;
}

/** The field "Payment Method", the provider's message below it, and the button that pays. */
export function CardFields({
  payment,
  back,
  onPaying,
  refusal,
  onRefusal,
  onLoadError,
  children,
}: CardFieldsProps) {
  const data = useFragment(
    graphql`
      fragment CardFields_payment on Payment {
        amountWithVat
        ...useConfirmPayment_payment
      }
    `,
    payment,
  );
  const stripe = useStripe();
  const elements = useElements();
  const way = usePaymentWay();
  const navigate = useNavigate();
  const { confirm, isBusy } = useConfirmPayment({ payment: data, onPaying });
  const errorId = useId();
  const [isReady, setReady] = useState(false);

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!stripe || !elements || !isReady || isBusy) return;
    onRefusal(undefined);
    const confirmation = await confirm(stripe, elements);
    if (confirmation.kind === "over") return;
    if (confirmation.kind === "refused") return onRefusal(confirmation);
    await navigate(paymentStatusAddress({ ...way, intent: confirmation.intent }), {
      replace: true,
    });
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="large">
        <fieldset className={styles.method} aria-describedby={refusal ? errorId : undefined}>
          <legend className={styles.legend}>Payment Method</legend>
          <div className={styles.element} data-ready={isReady || undefined}>
            <PaymentElement
              options={{ fields: { billingDetails: "never" } }}
              onReady={() => setReady(true)}
              onLoadError={({ error }) => onLoadError(error)}
            />
          </div>
          {!isReady && <CardFormSkeleton />}
          <FieldError id={errorId} detail={refusal?.detail}>
            {refusal?.text}
          </FieldError>
        </fieldset>
        {children}
        <Cluster justify="between" startsQuiet>
          {back}
          {refusal?.next === "look" && (
            <InsteadOfPaying href={paymentStatusAddress(way)}>Check its status</InsteadOfPaying>
          )}
          {refusal?.next === "begin" && (
            <InsteadOfPaying href={paymentAddress(way)}>Start again</InsteadOfPaying>
          )}
          {(!refusal || refusal.next === "pay") && (
            <Button
              type="submit"
              variant="primary"
              size="large"
              icon={<Icon name="lock" />}
              isBusy={isBusy}
              disabled={!isReady}
            >
              Pay {formatEuro(toCents(data.amountWithVat))}
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  );
}

/** Replaces the button that was pressed, and takes over its focus. */
function InsteadOfPaying({ href, children }: { href: string; children: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <ButtonLink ref={link} variant="primary" size="large" href={href}>
      {children}
    </ButtonLink>
  );
}
