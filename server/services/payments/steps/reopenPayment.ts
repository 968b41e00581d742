import { isLive } from "../../../../src/domain/bookings/bookings.ts";
import { firstCheckAt } from "../../../../src/domain/payments/checkSchedule.ts";
import { refuse } from "../../../../src/domain/shared/errors.ts";
import type { Instant } from "../../../../src/domain/time/instant.ts";
import type { CardIntent } from "../../../providers/cards/port.ts";
import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { Store } from "../../../store/ports/store.ts";
import { alignAmount } from "./alignAmount.ts";
import type { ServiceContext } from "../../shared/context.ts";
import { grossOf } from "../../../../src/domain/payments/money.ts";
import { isSettled } from "../../../../src/domain/payments/lifecycle.ts";
import type { Quote } from "./pricePayment.ts";

interface Reopening {
  payment: PaymentRow;
  /** The buyer's hold that it pays for; null for content. */
  bookingId: string | null;
  changes: Quote &
    Partial<Pick<PaymentRow, "title" | "description" | "billing" | "vatNumberStatus">>;
  /** What else is to be kept, or not, together with the payment. */
  alongside?: (store: Store) => Promise<unknown>;
}

/**
 * Writes an unsettled payment anew, so that it can be paid: with its hold, its price, and an attempt at
 * the card provider that still can succeed. One that the bank is at work on keeps its price. Refuses
 * with `HOLD_EXPIRED`, with nothing written.
 */
export async function reopenPayment(
  context: ServiceContext,
  reopening: Reopening,
): Promise<PaymentRow> {
  const { payment, bookingId, changes, alongside } = reopening;
  const { id: intentId, clientSecret } = await readUsableIntent(context, reopening);
  const written = await context.store.transaction(async (store) => {
    await store.users.lock(payment.creatorId);
    const row = (await store.payments.lock(payment.id)) ?? payment;
    if (isSettled(row)) return row;
    if (bookingId !== null) await tieToHold(context, { store, bookingId, paymentId: payment.id });
    if (row.state === "PROCESSING") return store.payments.update(row.id, { bookingId });
    await alongside?.(store);
    await store.outbox.append(paymentOpened(row.id, context.now()));
    return store.payments.update(row.id, {
      ...changes,
      bookingId,
      state: "OPEN",
      // Somebody else may have begun another attempt meanwhile; theirs stands.
      ...(row.intentId === payment.intentId ? { intentId, clientSecret } : {}),
    });
  });
  return alignAmount(context, written);
}

/** The event of a payment that was opened, or opened again, at this instant. */
export function paymentOpened(
  paymentId: string,
  at: Instant,
): Parameters<Store["outbox"]["append"]>[0] {
  return { name: "paymentOpened", subjectId: paymentId, dueAt: firstCheckAt(at), at };
}

/** The attempt that stands, or a new one where it was cancelled. */
async function readUsableIntent(
  { providers: { cards } }: ServiceContext,
  { payment, changes }: Reopening,
): Promise<CardIntent> {
  const intent = await cards.readIntent(payment.intentId);
  if (intent.status !== "canceled") return intent;
  return cards.createIntent({
    paymentId: payment.id,
    replaces: intent.id,
    amountInCents: grossOf(changes),
  });
}

/** Refuses with `HOLD_EXPIRED` when the booking is not held. Call it under the creator's lock. */
export async function tieToHold(
  { now }: Pick<ServiceContext, "now">,
  tie: { store: Store; bookingId: string; paymentId: string },
): Promise<void> {
  const { store, bookingId, paymentId } = tie;
  const booking = await store.bookings.byId(bookingId);
  if (booking?.paymentStatus !== "PENDING" || !isLive(booking, now())) refuse("HOLD_EXPIRED");
  if (booking.paymentId !== paymentId) await store.bookings.update(bookingId, { paymentId });
}
