import { graphql } from "react-relay/hooks";
import type { useCancelBookingMutation } from "../../../../__generated__/useCancelBookingMutation.graphql.ts";
import { useCall } from "../../../../relay/useCall.ts";

/** Cancels a booking. The answer has what its page shows of it. */
export function useCancelBooking() {
  return useCall<useCancelBookingMutation>(graphql`
    mutation useCancelBookingMutation($command: CancelBookingCommand!) {
      cancelBooking(command: $command) {
        ...BookingHead_booking
        ...NextStep_booking
        ...Cancellation_booking
        ...WhereToMeet_booking
        ...SessionHistory_booking
      }
    }
  `);
}
