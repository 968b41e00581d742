import { graphql } from "react-relay/hooks";
import type { useCreatePaymentMutation } from "../../__generated__/useCreatePaymentMutation.graphql.ts";
import { useCall } from "../../relay/useCall.ts";

/** Opens the payment of content or of what is held, or gets the one that is open. */
export function useCreatePayment() {
  return useCall<useCreatePaymentMutation>(graphql`
    mutation useCreatePaymentMutation($command: CreatePaymentCommand!) {
      createPayment(command: $command) {
        id
      }
    }
  `);
}
