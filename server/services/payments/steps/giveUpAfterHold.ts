import { BANK_QUESTION_MS } from "../../../../src/domain/shared/limits.ts";
import { isSettled } from "../../../../src/domain/payments/lifecycle.ts";
import type { Instant } from "../../../../src/domain/time/instant.ts";
import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { ProcessContext } from "../../shared/context.ts";
import { giveUpAttempt } from "./giveUpAttempt.ts";
import { applyIntent } from "./syncPayment.ts";

/**
 * Gives up the attempt at a payment for a time that is no longer held; while its buyer may still be
 * authenticating with the bank, it stays for a while from `since` (docs/product.md 7.17). Returns
 * the payment as it is then. Refuses with `CARD_PROVIDER_UNAVAILABLE`.
 */
export async function giveUpAfterHold(
  context: ProcessContext,
  { payment, since }: { payment: PaymentRow; since: Instant },
): Promise<PaymentRow> {
  if (isSettled(payment) || payment.intentId === null) return payment;
  if (context.now() < since + BANK_QUESTION_MS) {
    const intent = await context.providers.cards.readIntent(payment.intentId);
    if (intent.status === "requires_action") return applyIntent(context, { payment, intent });
  }
  return giveUpAttempt(context, payment);
}
