import type * as z from "zod/mini";
import { cancelRefusal, isRefundable } from "../../../src/domain/bookings/bookings.ts";
import { cancelBookingInput } from "../../../src/domain/bookings/inputs/cancelBooking.ts";
import { bookingAt, wasBooked } from "../../../src/domain/bookings/lifecycle.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import { isSettled } from "../../../src/domain/payments/lifecycle.ts";
import type { Agenda, BookingRow } from "../../store/ports/bookings.ts";
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
  const wish = parseInput(cancelBookingInput, command);
  const { id } = wish;
  const seen = await readBooking(context, id);
  const by = seen.bookerId === userId ? "BOOKER" : "CREATOR";
  for (let round = 0; round < ROUNDS; round += 1) {
    // For a time that was held a moment ago, too, a card could still be charged.
    if (by === "BOOKER" && !wasBooked(seen)) await giveUpPaymentFor(context, id);
    const answer = await context.store.transaction(async (store) => {
      const agenda = await store.agendaOf(seen.creatorId);
      const at = context.now();
      const booking = bookingAt((await agenda.byId(id)) ?? refuse("NOT_FOUND"), at);
      if (booking.cancellation?.by === by) return booking;
      if (by === "BOOKER" && !wasBooked(booking)) return letGo(store, { agenda, booking, at });
      return cancel(context, { store, agenda, booking, wish, by, at });
    });
    // Otherwise another tab has begun to pay in the meantime.
    if (answer !== null) return answer;
  }
  return refuse("CARD_PROVIDER_UNAVAILABLE");
}

/** How often a payment is given up that another tab begins again. */
const ROUNDS = 3;

interface Locked {
  agenda: Agenda;
  booking: BookingRow;
  at: Instant;
}

/** Ends a hold; null, with nothing written, while a card could be charged for it. */
async function letGo(store: Transaction, { agenda, booking, at }: Locked) {
  await refuseHoldAtBank(store, booking);
  const [payment] = await store.payments.ofBookings([booking.id]);
  const isChargeable = payment !== undefined && payment.intentId !== null && !isSettled(payment);
  if (isChargeable) return null;
  return booking.state === "HELD" ? agenda.lapse({ id: booking.id, at }) : booking;
}

interface Cancelling extends Locked {
  store: Transaction;
  wish: z.output<typeof cancelBookingInput>;
  by: "BOOKER" | "CREATOR";
}

/** Cancels what is booked, and owes the refund in the same transaction. */
async function cancel(context: ServiceContext, cancelling: Cancelling): Promise<BookingRow> {
  const { store, agenda, booking, wish, by, at } = cancelling;
  const { id } = booking;
  const refusal = cancelRefusal(booking, at);
  if (refusal !== null) return refuse(refusal);
  const isPaid = booking.paymentStatus === "PAID";
  const isRefunded = isPaid && (by === "CREATOR" || isRefundable(booking, at));
  if (isPaid && !isRefunded && !wish.withoutRefund) return refuse("NOT_REFUNDABLE");
  const proposesRebooking = by === "CREATOR" && wish.proposesRebooking;
  const cancellation = { by, reason: wish.reason, at, proposesRebooking } as const;
  const cancelled = await agenda.cancel({ id, at, cancellation });
  if (!isRefunded) return cancelled;
  await oweRefund(context, { store, bookingId: id, by, at });
  return agenda.refund({ id, at });
}
