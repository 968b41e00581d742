import { isSettled } from "../../../../src/domain/payments/lifecycle.ts";
import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { ProcessContext } from "../../shared/context.ts";
import { closePayment } from "./closePayment.ts";
import { applyIntent } from "./syncPayment.ts";

/**
 * Cancels the attempt at a payment, which is marked as failed. One that has succeeded in the
 * meantime is settled instead; one that the bank is processing stays, as does a newly begun
 * attempt: the returned payment says which. Refuses with `CARD_PROVIDER_UNAVAILABLE`.
 */
export async function giveUpAttempt(
  context: ProcessContext,
  payment: PaymentRow,
): Promise<PaymentRow> {
  if (isSettled(payment)) return payment;
  if (payment.intentId === null) return closePayment(context, { payment, canceledIntentId: null });
  const intent = await context.providers.cards.cancelIntent(payment.intentId);
  return applyIntent(context, { payment, intent });
}
