import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type {
  useCompleteBooking_booking$data,
  useCompleteBooking_booking$key,
} from "../../../../__generated__/useCompleteBooking_booking.graphql.ts";
import type {
  BookingIntakeInput,
  useUpdateBookingMutation,
} from "../../../../__generated__/useUpdateBookingMutation.graphql.ts";
import { toCents } from "../../../../domain/payments/money.ts";
import type { MutationCall } from "../../../../relay/useCall.ts";
import { CallError } from "../../../../calls/callError.ts";
import { useCreatePayment } from "../../../../components/payments/useCreatePayment.ts";
import { useUpdateBooking } from "./useUpdateBooking.ts";

interface CompleteBooking {
  variables: { intakes: readonly BookingIntakeInput[] };
  response: useUpdateBookingMutation["response"];
}

interface CompleteBookingOptions {
  /** Null before the slot is held: then there is nothing to complete. */
  booking: useCompleteBooking_booking$key | null | undefined;
  isPaid: boolean;
}

/**
 * Saves the answers; a paid booking first gets a payment opened and linked to it. A hold that has
 * expired meanwhile is refetched, so that the screen shows it.
 */
export function useCompleteBooking({
  booking,
  isPaid,
}: CompleteBookingOptions): MutationCall<CompleteBooking> {
  const held = useFragment(
    graphql`
      fragment useCompleteBooking_booking on Booking {
        id
        title
        price
        catalogItemId
        description
      }
    `,
    booking,
  );
  const createPayment = useCreatePayment();
  const updateBooking = useUpdateBooking();
  const { revalidate } = useRevalidator();

  const openPayment = async (booked: useCompleteBooking_booking$data) => {
    if (!isPaid) return null;
    const { catalogItemId, title, price, description } = booked;
    const command = { catalogItemId, amountInCents: toCents(price), title, description };
    return (await createPayment.run({ command })).createPayment.id;
  };

  return {
    isBusy: createPayment.isBusy || updateBooking.isBusy,
    run: async ({ intakes }) => {
      if (!held) throw new Error("nothing is held yet");
      try {
        const paymentId = await openPayment(held);
        return await updateBooking.run({ command: { id: held.id, intakes, paymentId } });
      } catch (error) {
        if (error instanceof CallError && error.code === "HOLD_EXPIRED") await revalidate();
        throw error;
      }
    },
  };
}
