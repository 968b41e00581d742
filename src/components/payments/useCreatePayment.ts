import { graphql } from "react-relay/hooks";
import type { useCreatePaymentMutation } from "../../__generated__/useCreatePaymentMutation.graphql.ts";
import { useCall } from "../../relay/useCall.ts";

/** Opens the payment of content or of a hold, or gets the open one. */
export function useCreatePayment() {
  return useCall<useCreatePaymentMutation>(graphql`
    mutation useCreatePaymentMutation($command: CreatePaymentCommand!) {
      createPayment(command: $command) {
        id
      }
    }
  `);
}
