import type { PaymentState } from "../../../../src/domain/generated/enums.ts";
import type { CardIntent } from "../../../providers/cards/port.ts";
import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { ProcessContext } from "../../shared/context.ts";
import { giveUpPayment } from "./giveUpPayment.ts";
import { isSettled } from "../../../../src/domain/payments/lifecycle.ts";
import { settlePayment } from "./settlePayment.ts";

/**
 * Asks the card provider, and nobody else, where an unsettled payment stands, and acts on it. Returns
 * the payment as it is then. Refuses with `CARD_PROVIDER_UNAVAILABLE`.
 */
export async function syncPayment(
  context: ProcessContext,
  payment: PaymentRow,
): Promise<PaymentRow> {
  if (isSettled(payment)) return payment;
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
      return giveUpPayment(context, { payment, canceledIntentId: intent.id });
    // The hold stays as it is. When it has run out before the bank is done, the slot is taken again
    // if it is free, and the money goes back if it is not: nobody loses a slot to a bank.
    case "processing":
      return changeState(context, { ...news, state: "PROCESSING" });
    default:
      // A card that was declined at once leaves the payment open for the next one; one that the bank
      // declined in the end did so when the buyer was gone.
      return payment.state === "PROCESSING"
        ? changeState(context, { ...news, state: "FAILED" })
        : payment;
  }
}

function changeState(
  { store: whole }: ProcessContext,
  change: { payment: PaymentRow; intent: CardIntent; state: PaymentState },
): Promise<PaymentRow> {
  return whole.transaction(async (store) => {
    const payment = (await store.payments.lock(change.payment.id)) ?? change.payment;
    if (isSettled(payment) || payment.intentId !== change.intent.id) return payment;
    return payment.state === change.state
      ? payment
      : store.payments.update(payment.id, { state: change.state });
  });
}
