import { failPaymentInput } from "../../../src/domain/payments/inputs/failPayment.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import type { ServiceContext } from "../shared/context.ts";
import { isSettled } from "../../../src/domain/payments/lifecycle.ts";
import { readOwnPayment } from "./steps/readOwnPayment.ts";
import { syncPayment } from "./steps/syncPayment.ts";

/**
 * Acknowledges that a payment failed: the attempt is cancelled, and its slot is free again. One
 * that has succeeded meanwhile is settled instead, and one that the bank is still processing stays
 * so: the state of the payment that comes back says which. Refuses with `NOT_FOUND` and
 * `CARD_PROVIDER_UNAVAILABLE`.
 */
export async function failPayment(context: ServiceContext, command: unknown): Promise<PaymentRow> {
  const { paymentId } = parseInput(failPaymentInput, command);
  const payment = await readOwnPayment(context, paymentId);
  if (isSettled(payment)) return payment;
  await context.providers.cards.cancelIntent(payment.intentId);
  // Whether the cancellation came in time, only the provider knows.
  return syncPayment(context, payment);
}
