import type { CardIntent } from "../../../providers/cards/port.ts";
import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { ProcessContext } from "../../shared/context.ts";
import { closePayment } from "./closePayment.ts";
import { afterPaymentTransition, isSettled } from "../../../../src/domain/payments/lifecycle.ts";
import { settlePayment } from "./settlePayment.ts";

/**
 * Asks the card provider, the only authority, for the status of an unsettled payment, and acts on
 * it; no-op without an attempt. Returns the payment as it is then. Refuses with
 * `CARD_PROVIDER_UNAVAILABLE`.
 */
export async function syncPayment(
  context: ProcessContext,
  payment: PaymentRow,
): Promise<PaymentRow> {
  if (isSettled(payment) || payment.intentId === null) return payment;
  const intent = await context.providers.cards.readIntent(payment.intentId);
  return applyIntent(context, { payment, intent });
}

/** Acts on what the provider has just said about a payment's intent. */
export async function applyIntent(
  context: ProcessContext,
  news: { payment: PaymentRow; intent: CardIntent },
): Promise<PaymentRow> {
  const { payment, intent } = news;
  switch (intent.status) {
    case "succeeded":
      return settlePayment(context, news);
    case "canceled":
      return closePayment(context, { payment, canceledIntentId: intent.id });
    // The hold stays as it is. If it runs out before the bank is done, the slot is taken again if
    // it is free, and the money is refunded if it isn't.
    case "processing":
      return move(context, { ...news, by: "process" });
    default:
      // A card that was declined at once leaves the payment open for the next one; one that the
      // bank declined later did so when the buyer was gone.
      return payment.state === "PROCESSING" ? move(context, { ...news, by: "decline" }) : payment;
  }
}

/** One that was settled, retried or moved already in the meantime stays as it is. */
function move(
  { store: whole, now }: ProcessContext,
  news: { payment: PaymentRow; intent: CardIntent; by: "process" | "decline" },
): Promise<PaymentRow> {
  return whole.transaction(async (store) => {
    const payment = await store.lockPayment(news.payment.id);
    if (payment === null) return news.payment;
    const { row } = payment;
    const state = afterPaymentTransition(news.by, row.state);
    if (state === null || state === row.state || row.intentId !== news.intent.id) return row;
    return payment[news.by]({ at: now() });
  });
}
