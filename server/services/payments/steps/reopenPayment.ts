import { bookingAt, standingOf } from "../../../../src/domain/bookings/lifecycle.ts";
import { refuse } from "../../../../src/domain/shared/errors.ts";
import type { Agenda, BookingRow } from "../../../store/ports/bookings.ts";
import type { LockedPayment, PaymentRow } from "../../../store/ports/payments.ts";
import type { Store, Transaction } from "../../../store/ports/store.ts";
import { alignAmount } from "./alignAmount.ts";
import { refuseAtBank } from "../refuseAtBank.ts";
import type { Attempt } from "./beginAttempt.ts";
import type { ServiceContext } from "../../shared/context.ts";
import { isSettled } from "../../../../src/domain/payments/lifecycle.ts";
import type { PriceQuote } from "../../../../src/domain/payments/vat/quote.ts";

interface Reopening {
  /** As read before its changes were derived. */
  payment: PaymentRow;
  /** The buyer's hold that it pays for; null for content. */
  bookingId: string | null;
  changes: PriceQuote &
    Partial<
      Pick<
        PaymentRow,
        | "title"
        | "description"
        | "billing"
        | "vatNumberStatus"
        | "ipCountryCode"
        | "accessConsent"
        | "pricedAt"
      >
    >;
  /** Null while the billing details are unknown, or something is left to be agreed to. */
  attempt: Attempt | null;
  /** What must be committed in the same transaction as the payment. */
  alongside?: (store: Store) => Promise<unknown>;
}

/**
 * Rewrites an unsettled payment so that it can be paid: with its hold, its price, and its attempt
 * at the card provider. One that the bank is processing keeps its price, and pays for another hold
 * only on the same terms. Null, with nothing written, when it was changed since it was read, so
 * that the changes were derived from a stale row. Refuses with `HOLD_EXPIRED`,
 * `PAYMENT_PROCESSING`, and `NOT_FOUND` when its item was deleted for good, with nothing written.
 */
export async function reopenPayment(
  context: ServiceContext,
  reopening: Reopening,
): Promise<PaymentRow | null> {
  const { payment, bookingId, changes, attempt, alongside } = reopening;
  const written = await context.store.transaction(async (store) => {
    const held =
      bookingId === null ? null : await requireHold(context, { store, payment, bookingId });
    const locked = await store.lockPayment(payment.id);
    // It was given up, and its item has since been deleted for good.
    if (locked === null) return refuse("NOT_FOUND");
    const { row } = locked;
    if (isSettled(row)) return row;
    if (row.state === "PROCESSING") return held === null ? row : payFor(locked, held);
    if (!isAsRead(row, payment)) return null;
    await alongside?.(store);
    const at = context.now();
    // What was agreed to was about another session.
    const agreed = payment.bookingId === bookingId ? {} : { accessConsent: null };
    return locked.reopen({ at, changes: { ...agreed, ...changes, ...attempt, bookingId } });
  });
  return written === null ? null : alignAmount(context, written);
}

/** The price depends on the details, and an attempt on the previous one and on what it is for. */
function isAsRead(row: PaymentRow, read: PaymentRow): boolean {
  return (
    row.state === read.state &&
    row.bookingId === read.bookingId &&
    row.intentId === read.intentId &&
    row.formerIntentId === read.formerIntentId &&
    JSON.stringify(row.billing) === JSON.stringify(read.billing) &&
    JSON.stringify(row.accessConsent) === JSON.stringify(read.accessConsent)
  );
}

/** Names the hold in a payment that the bank is processing. What was agreed to goes along. */
async function payFor(
  locked: LockedPayment,
  { agenda, booking }: { agenda: Agenda; booking: BookingRow },
): Promise<PaymentRow> {
  await refuseAtBank(agenda, { payment: locked.row, wanted: booking });
  return locked.payFor(booking.id);
}

/** Locks the creator's agenda. Refuses with `HOLD_EXPIRED` when the booking is no longer held. */
export async function requireHold(
  { now }: Pick<ServiceContext, "now">,
  sale: { store: Transaction; payment: Pick<PaymentRow, "creatorId">; bookingId: string },
): Promise<{ agenda: Agenda; booking: BookingRow }> {
  const { store, payment, bookingId } = sale;
  const agenda = await store.agendaOf(payment.creatorId);
  const booking = await agenda.byId(bookingId);
  if (!booking || standingOf(bookingAt(booking, now())) !== "HELD/PENDING") {
    return refuse("HOLD_EXPIRED");
  }
  return { agenda, booking };
}
