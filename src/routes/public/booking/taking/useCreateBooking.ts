import { graphql } from "react-relay/hooks";
import type { useCreateBookingMutation } from "../../../../__generated__/useCreateBookingMutation.graphql.ts";
import { useRun } from "../../../../relay/useCall.ts";

/**
 * Takes a slot: a free offer is booked, a paid one held. The answer includes what the questions'
 * step shows of the booking, which saves a round trip.
 */
export function useCreateBooking() {
  return useRun<useCreateBookingMutation>(
    graphql`
      mutation useCreateBookingMutation($command: CreateBookingCommand!) {
        createBooking(command: $command) {
          id
          ...BookingScreen_booking
        }
      }
    `,
    {
      updater: (store, answer) => {
        const booking = store.getRootField("createBooking");
        const id = answer?.createBooking.id;
        if (booking && id) store.getRoot().setLinkedRecord(booking, "bookingById", { id });
      },
    },
  );
}
