import { completePaymentInput } from "../../../src/domain/payments/inputs/completePayment.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import type { ServiceContext } from "../shared/context.ts";
import { readOwnPayment } from "./steps/readOwnPayment.ts";
import { syncPayment } from "./steps/syncPayment.ts";

/**
 * Asks the card provider, and settles the payment if it succeeded; otherwise returns the payment in
 * its current state. Refuses with `NOT_FOUND` and `CARD_PROVIDER_UNAVAILABLE`.
 */
export async function completePayment(
  context: ServiceContext,
  command: unknown,
): Promise<PaymentRow> {
  const { paymentId } = parseInput(completePaymentInput, command);
  return syncPayment(context, await readOwnPayment(context, paymentId));
}
