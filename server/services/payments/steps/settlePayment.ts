import { refundOf } from "../../../../src/domain/payments/refund.ts";
import { grossOf, type LedgerLine, splitPayment } from "../../../../src/domain/payments/money.ts";
import type { CardIntent } from "../../../providers/cards/port.ts";
import type { LedgerRow, PaymentRow } from "../../../store/ports/payments.ts";
import type { Store } from "../../../store/ports/store.ts";
import type { ProcessContext } from "../../shared/context.ts";
import { handOver } from "./handOver.ts";
import { isSettled } from "../../../../src/domain/payments/lifecycle.ts";

/**
 * The one place where a payment becomes paid: what was bought is handed over, or, when it is not to be
 * had any more, the money is given back. Whoever brings the news, how often and in which order, the
 * effect happens once. `intent` is a succeeded one, fresh from the provider.
 */
export async function settlePayment(
  context: ProcessContext,
  news: { payment: PaymentRow; intent: CardIntent },
): Promise<PaymentRow> {
  const { intent } = news;
  return context.store.transaction(async (store) => {
    // Creator before payment, as everywhere: two who wait for each other would wait for ever.
    await store.users.lock(news.payment.creatorId);
    const row = (await store.payments.lock(news.payment.id)) ?? news.payment;
    if (isSettled(row) || row.intentId !== intent.id) return row;
    return settle(context, { store, payment: row, intent });
  });
}

interface Settlement {
  store: Store;
  payment: PaymentRow;
  intent: CardIntent;
}

async function settle(context: ProcessContext, of: Settlement): Promise<PaymentRow> {
  const { store, payment, intent } = of;
  const isCharged = intent.amountInCents === grossOf(payment);
  const isHandedOver = isCharged && (await handOver(context, { store, payment }));
  if (!isCharged) {
    context.log("error", "a payment was charged another amount than it bears, and is given back", {
      paymentId: payment.id,
      chargedInCents: intent.amountInCents,
      grossInCents: grossOf(payment),
    });
  }
  if (!isHandedOver) await markRefunded(store, payment);
  const sale = linesOf({ payment, intent });
  await book(context, { store, payment, kind: "payment", lines: sale });
  if (!isHandedOver) await book(context, { store, payment, kind: "refund", lines: refundOf(sale) });
  if (!isHandedOver) {
    const at = context.now();
    await store.outbox.append({ name: "refundOwed", subjectId: payment.id, dueAt: at, at });
  }
  return store.payments.update(payment.id, {
    state: isHandedOver ? "PAID" : "REFUNDED",
    refundState: isHandedOver ? null : "OWED",
    settledAt: context.now(),
  });
}

/** The booking that the money was for, unless another payment has paid for it. */
async function markRefunded(store: Store, payment: PaymentRow): Promise<void> {
  if (payment.bookingId === null) return;
  const booking = await store.bookings.byId(payment.bookingId);
  if (booking === null || booking.paymentStatus === "PAID" || booking.paymentStatus === "FREE")
    return;
  await store.bookings.update(booking.id, {
    paymentStatus: "REFUNDED",
    holdExpiresAt: null,
    paymentId: payment.id,
  });
}

/** A wrong amount is a sale that never was: what came in, whole, without VAT. */
function linesOf({ payment, intent }: Omit<Settlement, "store">): readonly LedgerLine[] {
  const isCharged = intent.amountInCents === grossOf(payment);
  return splitPayment({
    netInCents: isCharged ? payment.netInCents : intent.amountInCents,
    vatInCents: isCharged ? payment.vatInCents : 0,
    processingInCents: intent.processingInCents ?? 0,
  });
}

async function book(
  context: ProcessContext,
  entry: {
    store: Store;
    payment: PaymentRow;
    kind: LedgerRow["kind"];
    lines: readonly LedgerLine[];
  },
): Promise<void> {
  const { store, payment, kind, lines } = entry;
  await store.payments.addLedgerRows(
    lines.map(({ account, amountInCents }) => ({
      id: context.newId("led"),
      paymentId: payment.id,
      kind,
      account,
      amountInCents,
      createdAt: context.now(),
    })),
  );
}
