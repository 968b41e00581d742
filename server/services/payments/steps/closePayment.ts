import { isSettled } from "../../../../src/domain/payments/lifecycle.ts";
import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { ProcessContext } from "../../shared/context.ts";

/**
 * Marks a payment as failed. `canceledIntentId` is the attempt that can no longer succeed, null
 * where there was none; when the payment was settled or tried again meanwhile, nothing happens. What
 * is held for it stays so: its buyer may be about to begin another attempt.
 */
export function closePayment(
  { store: whole, now }: Pick<ProcessContext, "store" | "now">,
  news: { payment: PaymentRow; canceledIntentId: string | null },
): Promise<PaymentRow> {
  return whole.transaction(async (store) => {
    const payment = await store.lockPayment(news.payment.id);
    if (payment === null) return news.payment;
    const { row } = payment;
    if (isSettled(row) || row.intentId !== news.canceledIntentId) return row;
    // Nothing is to be done, and an event would only ask for the next check.
    if (row.state === "FAILED" && row.intentId === null) return row;
    return payment.cancel({ at: now() });
  });
}
