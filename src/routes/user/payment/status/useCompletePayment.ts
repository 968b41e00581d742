import { graphql } from "react-relay/hooks";
import type { useCompletePaymentMutation } from "../../../../__generated__/useCompletePaymentMutation.graphql.ts";
import { useCall } from "../../../../relay/useCall.ts";

/** Has the server ask the card provider, and settle the payment when it says so. */
export function useCompletePayment() {
  return useCall<useCompletePaymentMutation>(graphql`
    mutation useCompletePaymentMutation($command: CompletePaymentCommand!) {
      completePayment(command: $command) {
        state
        ...PaymentOutcome_payment
      }
    }
  `);
}
