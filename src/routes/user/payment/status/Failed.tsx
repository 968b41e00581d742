import { useState } from "react";
import { useNavigate } from "react-router";
import { DocumentTitle } from "../../../../components/page/DocumentTitle.tsx";
import { paymentAddress, type PaymentWay } from "../../../../domain/payments/addresses.ts";
import { PAYMENT_TEXTS } from "../../../../domain/payments/texts.ts";
import { failureOf } from "../../../../session/failure.ts";
import { Button, ButtonLink } from "../../../../ui/Button/Button.tsx";
import { ErrorState } from "../../../../ui/ErrorState/ErrorState.tsx";
import { FieldError } from "../../../../ui/FieldError/FieldError.tsx";
import { Cluster, Page, Stack } from "../../../../ui/Layout/Layout.tsx";
import { Text } from "../../../../ui/Type/Type.tsx";
import { canBePaid } from "../canBePaid.ts";
import type { AnsweredState } from "./outcome.ts";
import { useFailPayment } from "./useFailPayment.ts";

interface FailedProps {
  /** What the card provider said; null when it said nothing. */
  reason: string | null;
  way: PaymentWay;
  next: string;
  /** It was too late to cancel it: this is its state. */
  onOtherState: (state: AnsweredState) => void;
}

/** The payment failed: try it again, or cancel it and go on. */
export function Failed({ reason, way, next, onOtherState }: FailedProps) {
  const { run, isBusy } = useFailPayment();
  const navigate = useNavigate();
  const [message, setMessage] = useState<string>();

  const cancel = async () => {
    setMessage(undefined);
    try {
      const { failPayment } = await run({ command: { paymentId: way.paymentId } });
      const isPayable = canBePaid(failPayment.state);
      if (isPayable) await navigate(next, { replace: true });
      else onOtherState(failPayment.state);
    } catch (error) {
      setMessage(failureOf(error).text);
    }
  };

  return (
    <Page width="narrow">
      <DocumentTitle>{PAYMENT_TEXTS.failedTitle}</DocumentTitle>
      <ErrorState
        headingLevel={1}
        title={PAYMENT_TEXTS.failedTitle}
        action={
          <Stack gap="small">
            <Cluster justify="center">
              <ButtonLink variant="primary" size="large" href={paymentAddress(way)}>
                Try again
              </ButtonLink>
              <Button size="large" isBusy={isBusy} onClick={() => void cancel()}>
                Continue
              </Button>
            </Cluster>
            <FieldError>{message}</FieldError>
          </Stack>
        }
      >
        <Stack gap="small">
          <Text>{PAYMENT_TEXTS.failedBody}</Text>
          {reason && <Text size="small">{reason}</Text>}
        </Stack>
      </ErrorState>
    </Page>
  );
}
