import { graphql } from "react-relay/hooks";
import type { useCreateBookingMutation } from "../../../__generated__/useCreateBookingMutation.graphql.ts";
import { useCall } from "../../../relay/useCall.ts";

/** Takes a slot: a free offer is booked, a paid one held. */
export function useCreateBooking() {
  return useCall<useCreateBookingMutation>(graphql`
    mutation useCreateBookingMutation($command: CreateBookingCommand!) {
      createBooking(command: $command) {
        id
      }
    }
  `);
}
