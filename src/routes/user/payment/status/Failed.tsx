import { useState } from "react";
import { DocumentTitle } from "../../../../components/page/DocumentTitle.tsx";
import { paymentAddress, type PaymentWay } from "../../../../domain/payments/addresses.ts";
import { PAYMENT_TEXTS, intentError } from "../../../../domain/payments/texts.ts";
import { useNavigateIfStillHere } from "../../../../navigation/useNavigateIfStillHere.ts";
import { failureOf } from "../../../../calls/failure.ts";
import { Button, ButtonLink } from "../../../../ui/Button/Button.tsx";
import { ErrorState } from "../../../../ui/ErrorState/ErrorState.tsx";
import { FieldError } from "../../../../ui/FieldError/FieldError.tsx";
import { Cluster, Page, Stack } from "../../../../ui/Layout/Layout.tsx";
import { Text } from "../../../../ui/Type/Type.tsx";
import { canBePaid } from "../canBePaid.ts";
import { failureAdvice } from "./failureAdvice.ts";
import type { AnsweredState } from "./outcome.ts";
import { useFailPayment } from "./useFailPayment.ts";

interface FailedProps {
  /** The intent's status from the card provider; null without one. */
  status: string | null;
  way: PaymentWay;
  next: string;
  /** It was too late to cancel it: this is its state. */
  onOtherState: (state: AnsweredState) => void;
}

/** The payment failed: retry it, or cancel it and continue. */
export function Failed({ status, way, next, onOtherState }: FailedProps) {
  const { run, isBusy } = useFailPayment();
  const navigateIfStillHere = useNavigateIfStillHere();
  const [message, setMessage] = useState<string>();

  const cancel = async () => {
    setMessage(undefined);
    try {
      const { failPayment } = await run({ command: { paymentId: way.paymentId } });
      const isPayable = canBePaid(failPayment.state);
      if (isPayable) await navigateIfStillHere(next, { replace: true });
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
          <Text>{failureAdvice(status)}</Text>
          {status && (
            <Text size="small" tone="muted">
              {intentError(status)}
            </Text>
          )}
        </Stack>
      </ErrorState>
    </Page>
  );
}
