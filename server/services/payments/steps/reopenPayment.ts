import { bookingAt, standingOf } from "../../../../src/domain/bookings/lifecycle.ts";
import { refuse } from "../../../../src/domain/shared/errors.ts";
import type { CardIntent } from "../../../providers/cards/port.ts";
import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { Store, Transaction } from "../../../store/ports/store.ts";
import { alignAmount } from "./alignAmount.ts";
import type { ServiceContext } from "../../shared/context.ts";
import { grossOf } from "../../../../src/domain/payments/division.ts";
import { isSettled } from "../../../../src/domain/payments/lifecycle.ts";
import type { PriceQuote } from "../../../../src/domain/payments/vat/quote.ts";

interface Reopening {
  payment: PaymentRow;
  /** The buyer's hold that it pays for; null for content. */
  bookingId: string | null;
  changes: PriceQuote &
    Partial<Pick<PaymentRow, "title" | "description" | "billing" | "vatNumberStatus" | "pricedAt">>;
  /** What else is to be kept, or not, together with the payment. */
  alongside?: (store: Store) => Promise<unknown>;
}

/**
 * Writes an unsettled payment anew, so that it can be paid: with its hold, its price, and an
 * attempt at the card provider that still can succeed. One that the bank is at work on keeps its
 * price. Refuses with `HOLD_EXPIRED`, with nothing written.
 */
export async function reopenPayment(
  context: ServiceContext,
  reopening: Reopening,
): Promise<PaymentRow> {
  const { payment, bookingId, changes, alongside } = reopening;
  const { id: intentId, clientSecret } = await readUsableIntent(context, reopening);
  const written = await context.store.transaction(async (store) => {
    if (bookingId !== null) await requireHold(context, { store, payment, bookingId });
    const locked = await store.lockPayment(payment.id);
    if (locked === null) throw new Error(`no row ${payment.id}`);
    const { row } = locked;
    if (isSettled(row)) return row;
    if (row.state === "PROCESSING") return bookingId === null ? row : locked.payFor(bookingId);
    await alongside?.(store);
    return locked.reopen({
      at: context.now(),
      changes: {
        ...changes,
        bookingId,
        // Somebody else may have begun another attempt meanwhile; theirs stands.
        ...(row.intentId === payment.intentId ? { intentId, clientSecret } : {}),
      },
    });
  });
  return alignAmount(context, written);
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

/**
 * Locks the creator's agenda. Refuses with `HOLD_EXPIRED` when the booking is not held any more.
 */
export async function requireHold(
  { now }: Pick<ServiceContext, "now">,
  sale: { store: Transaction; payment: Pick<PaymentRow, "creatorId">; bookingId: string },
): Promise<void> {
  const { store, payment, bookingId } = sale;
  const agenda = await store.agendaOf(payment.creatorId);
  const booking = await agenda.byId(bookingId);
  if (!booking || standingOf(bookingAt(booking, now())) !== "HELD/PENDING") refuse("HOLD_EXPIRED");
}
