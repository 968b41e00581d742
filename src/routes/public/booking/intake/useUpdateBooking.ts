import { graphql } from "react-relay/hooks";
import type { useUpdateBookingMutation } from "../../../../__generated__/useUpdateBookingMutation.graphql.ts";
import { useCall } from "../../../../relay/useCall.ts";

/** Saves the answers, and ties the payment to the booking. */
export function useUpdateBooking() {
  return useCall<useUpdateBookingMutation>(graphql`
    mutation useUpdateBookingMutation($command: UpdateBookingCommand!) {
      updateBooking(command: $command) {
        id
        state
        paymentStatus
        intakes {
          question
          answer
        }
        payment {
          id
        }
      }
    }
  `);
}
