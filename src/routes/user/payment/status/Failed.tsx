import { useState } from "react";
import { DocumentTitle } from "../../../../components/page/DocumentTitle.tsx";
import { paymentAddress, type PaymentWay } from "../../../../domain/payments/addresses.ts";
import { PAYMENT_TEXTS, intentError } from "../../../../domain/payments/texts.ts";
import { useLeadOn } from "../../../../relay/useLeadOn.ts";
import { failureOf } from "../../../../session/failure.ts";
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
  /** The intent's status, as the card provider told it; null when it told none. */
  status: string | null;
  way: PaymentWay;
  next: string;
  /** It was too late to cancel it: this is its state. */
  onOtherState: (state: AnsweredState) => void;
}

/** The payment failed: try it again, or cancel it and go on. */
export function Failed({ status, way, next, onOtherState }: FailedProps) {
  const { run, isBusy } = useFailPayment();
  const leadOn = useLeadOn();
  const [message, setMessage] = useState<string>();

  const cancel = async () => {
    setMessage(undefined);
    try {
      const { failPayment } = await run({ command: { paymentId: way.paymentId } });
      const isPayable = canBePaid(failPayment.state);
      if (isPayable) await leadOn(next, { replace: true });
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
