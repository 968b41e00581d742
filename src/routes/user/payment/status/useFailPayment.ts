import { graphql } from "react-relay/hooks";
import type { useFailPaymentMutation } from "../../../../__generated__/useFailPaymentMutation.graphql.ts";
import { useCall } from "../../../../relay/useCall.ts";

/** Acknowledges that a payment failed. It may have succeeded meanwhile: the state says so. */
export function useFailPayment() {
  return useCall<useFailPaymentMutation>(graphql`
    mutation useFailPaymentMutation($command: FailPaymentCommand!) {
      failPayment(command: $command) {
        state
        ...PaymentOutcome_payment
      }
    }
  `);
}
