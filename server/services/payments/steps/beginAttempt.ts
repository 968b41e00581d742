import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { ProcessContext } from "../../shared/context.ts";

/** An attempt at a payment: an intent of the card provider that a card can be charged for. */
export type Attempt = Pick<PaymentRow, "intentId" | "clientSecret">;

/**
 * The attempt at a payment: the current one, or a replacement for the cancelled one. Concurrent
 * callers get the same one, and until it is written no one can pay it. Refuses with
 * `CARD_PROVIDER_UNAVAILABLE`.
 */
export async function beginAttempt(
  { providers }: Pick<ProcessContext, "providers">,
  { payment, amountInCents }: { payment: PaymentRow; amountInCents: number },
): Promise<Attempt> {
  const { id: paymentId, intentId, clientSecret, formerIntentId: replaces } = payment;
  if (intentId !== null) return { intentId, clientSecret };
  const intent = await providers.cards.createIntent({ paymentId, replaces, amountInCents });
  return { intentId: intent.id, clientSecret: intent.clientSecret };
}
