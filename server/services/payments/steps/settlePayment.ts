import { afterBookingTransition } from "../../../../src/domain/bookings/lifecycle.ts";
import { isSettled } from "../../../../src/domain/payments/lifecycle.ts";
import {
  type LedgerLine,
  amountsOf,
  grossOf,
  splitPayment,
} from "../../../../src/domain/payments/division.ts";
import { refundOf } from "../../../../src/domain/payments/refund.ts";
import type { CardIntent } from "../../../providers/cards/port.ts";
import type { Agenda } from "../../../store/ports/bookings.ts";
import type { LedgerRow, LockedPayment, PaymentRow } from "../../../store/ports/payments.ts";
import type { Transaction } from "../../../store/ports/store.ts";
import type { ProcessContext } from "../../shared/context.ts";
import { addLines } from "./addLines.ts";
import { deliver } from "./deliver.ts";
import { lockForChange } from "./lockForChange.ts";
import { noteEvidence } from "./noteEvidence.ts";

/**
 * The only place where a payment becomes paid: the purchase is delivered, or, if no longer
 * available, a refund is owed. Idempotent: whatever the source, number and order of the news, the
 * effect happens once. `intent` has succeeded and is fresh from the provider.
 */
export function settlePayment(
  context: ProcessContext,
  news: { payment: PaymentRow; intent: CardIntent },
): Promise<PaymentRow> {
  const { intent } = news;
  return context.store.transaction(async (store) => {
    const { agenda, payment } = await lockForChange(store, news.payment);
    if (isSettled(payment.row) || payment.row.intentId !== intent.id) return payment.row;
    return settle(context, { store, agenda, payment, intent });
  });
}

interface Settlement {
  store: Transaction;
  agenda: Agenda | null;
  payment: LockedPayment;
  intent: CardIntent;
}

async function settle(context: ProcessContext, settlement: Settlement): Promise<PaymentRow> {
  const { store, agenda, payment, intent } = settlement;
  const { row } = payment;
  const at = context.now();
  const isCharged = intent.amountInCents === grossOf(row);
  if (!isCharged) {
    context.log("error", "a payment was charged another amount than it bears, and is given back", {
      paymentId: row.id,
      chargedInCents: intent.amountInCents,
      grossInCents: grossOf(row),
    });
  }
  const sale = linesOf({ row, intent, isCharged });
  const book = (kind: LedgerRow["kind"], lines: readonly LedgerLine[]) =>
    addLines(context, { store, paymentId: row.id, kind, lines });
  await book("payment", sale);
  if (isCharged && (await deliver(context, { store, agenda, payment }))) {
    const { cardCountryCode } = intent;
    const paid = await payment.pay({ at, cardCountryCode, sale: amountsOf(sale) });
    if (row.bookingId === null) {
      const subjectId = row.creatorId;
      await store.outbox.append({ name: "contentSold", subjectId, dueAt: at, at });
    }
    noteEvidence(context, paid);
    return paid;
  }
  await book("refund", refundOf(sale));
  if (row.bookingId !== null) await refundBooking({ agenda, bookingId: row.bookingId, at });
  return payment.refund({ at, sale: amountsOf(sale), by: "PLATFORM" });
}

/** The booking that the money was for. */
async function refundBooking(of: {
  agenda: Agenda | null;
  bookingId: string;
  at: number;
}): Promise<void> {
  const { agenda, bookingId, at } = of;
  const booking = await agenda?.byId(bookingId);
  if (booking && afterBookingTransition("refund", booking) !== null) {
    await agenda?.refund({ id: bookingId, at });
  }
}

/** A wrong amount is a sale that never was: what came in, whole, without VAT. */
function linesOf(of: {
  row: PaymentRow;
  intent: CardIntent;
  isCharged: boolean;
}): readonly LedgerLine[] {
  const { row, intent, isCharged } = of;
  return splitPayment({
    netInCents: isCharged ? row.netInCents : intent.amountInCents,
    vatInCents: isCharged ? row.vatInCents : 0,
    processingInCents: intent.processingInCents ?? 0,
  });
}
