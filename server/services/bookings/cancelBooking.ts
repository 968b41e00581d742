import { cancelRefusal, isRefundable } from "../../../src/domain/bookings/bookings.ts";
import { cancelBookingInput } from "../../../src/domain/bookings/inputs/cancelBooking.ts";
import { bookingAt } from "../../../src/domain/bookings/lifecycle.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import type { Transaction } from "../../store/ports/store.ts";
import { giveUpPaymentFor } from "../payments/giveUpPaymentFor.ts";
import { oweRefund } from "../payments/oweRefund.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";
import { readBooking } from "./readBooking.ts";
import { refuseHoldAtBank } from "./refuseHoldAtBank.ts";

/**
 * Cancels a booking for its booker or its creator. What was paid goes back: always for a creator,
 * for a booker until a day before the earliest start. A slot that is only held is let go by its
 * booker. Refuses with `NOT_FOUND`, `BOOKING_NOT_CONFIRMED`, `BOOKING_CANCELLED` where the other side
 * was first, `SESSION_BEGUN`, `NOT_REFUNDABLE`, `PAYMENT_PROCESSING` and `CARD_PROVIDER_UNAVAILABLE`
 * (docs/product.md 6.15).
 */
export async function cancelBooking(
  context: ServiceContext,
  command: unknown,
): Promise<BookingRow> {
  const { userId } = requireViewer(context);
  const { id, reason, proposesRebooking, withoutRefund } = parseInput(cancelBookingInput, command);
  const seen = await readBooking(context, id);
  const by = seen.bookerId === userId ? "BOOKER" : "CREATOR";
  if (by === "BOOKER" && seen.state === "HELD") await giveUpPaymentFor(context, id);

  const answer = await context.store.transaction(async (store) => {
    const agenda = await store.agendaOf(seen.creatorId);
    const at = context.now();
    const booking = bookingAt((await agenda.byId(id)) ?? refuse("NOT_FOUND"), at);
    if (booking.cancellation?.by === by) return booking;
    if (by === "BOOKER" && (booking.state === "HELD" || booking.state === "LAPSED")) {
      await refuseHoldAtBank(store, booking);
      if (booking.state === "LAPSED") return booking;
      return (await isChargeable(store, id)) ? null : agenda.lapse({ id, at });
    }
    const refusal = cancelRefusal(booking, at);
    if (refusal !== null) return refuse(refusal);
    const isPaid = booking.paymentStatus === "PAID";
    const isRefunded = isPaid && (by === "CREATOR" || isRefundable(booking, at));
    if (isPaid && !isRefunded && !withoutRefund) return refuse("NOT_REFUNDABLE");
    const proposes = by === "CREATOR" && proposesRebooking;
    const cancellation = { by, reason, at, proposesRebooking: proposes } as const;
    const cancelled = await agenda.cancel({ id, at, cancellation });
    if (!isRefunded) return cancelled;
    await oweRefund(context, { store, bookingId: id, by, at });
    return agenda.refund({ id, at });
  });
  // Another tab has begun to pay in the meantime.
  return answer ?? cancelBooking(context, command);
}

/** Whether a card could be charged for a held slot. */
async function isChargeable(store: Transaction, bookingId: string): Promise<boolean> {
  const [payment] = await store.payments.ofBookings([bookingId]);
  return payment !== undefined && payment.intentId !== null;
}
