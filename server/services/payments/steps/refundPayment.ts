import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { ProcessContext } from "../../shared/context.ts";

/** Has the provider give the money of a payment back. Safe to repeat: the provider does it once. */
async function refundPayment(
  { providers, store }: ProcessContext,
  payment: PaymentRow,
): Promise<PaymentRow> {
  await providers.cards.refund(payment.intentId);
  return store.payments.update(payment.id, { refundState: "DONE" });
}

/** See `refundPayment`; when it fails, the money stays owed and the job tries again. */
export async function tryRefund(context: ProcessContext, payment: PaymentRow): Promise<PaymentRow> {
  try {
    return await refundPayment(context, payment);
  } catch (error) {
    context.log("warn", "a refund is still owed", {
      paymentId: payment.id,
      error: error instanceof Error ? error.message : String(error),
    });
    return payment;
  }
}
