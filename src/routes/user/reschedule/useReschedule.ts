import { graphql } from "react-relay/hooks";
import type { useRescheduleMutation } from "../../../__generated__/useRescheduleMutation.graphql.ts";
import { useCall } from "../../../relay/useCall.ts";

/** Moves a booking. The answer has what its page shows of it. */
export function useReschedule() {
  return useCall<useRescheduleMutation>(graphql`
    mutation useRescheduleMutation($command: RescheduleBookingCommand!) {
      rescheduleBooking(command: $command) {
        id
        date
        endDate
        rescheduleRefusal
        liveSession {
          opensAt
          closesAt
        }
        moves {
          from
          to
          movedAt
        }
      }
    }
  `);
}
