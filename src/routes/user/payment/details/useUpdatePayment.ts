import { graphql } from "react-relay/hooks";
import type { useUpdatePaymentMutation } from "../../../../__generated__/useUpdatePaymentMutation.graphql.ts";
import { useCall } from "../../../../relay/useCall.ts";

/** Saves who is billed; the payment comes back with the VAT that follows from it. */
export function useUpdatePayment() {
  return useCall<useUpdatePaymentMutation>(graphql`
    mutation useUpdatePaymentMutation($command: UpdatePaymentCommand!) {
      updatePayment(command: $command) {
        state
        ...OrderSummary_payment
        ...DetailsStep_payment
        ...CardStep_payment
      }
    }
  `);
}
