import { failPaymentInput } from "../../src/domain/inputs/failPayment.ts";
import { parseInput } from "../../src/domain/inputs/parseInput.ts";
import type { PaymentRow } from "../store/payments.ts";
import type { ServiceContext } from "./context.ts";
import { isSettled, readOwnPayment } from "./paymentRows.ts";
import { syncPayment } from "./syncPayment.ts";

/**
 * Acknowledges that a payment failed: the attempt is cancelled, and its slot is free again. One that
 * has succeeded meanwhile is settled instead, and one that the bank is still at work on stays so: the
 * state of the payment that comes back says which. Refuses with `NOT_FOUND` and
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
