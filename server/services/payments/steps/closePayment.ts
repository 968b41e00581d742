import { isSettled } from "../../../../src/domain/payments/lifecycle.ts";
import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { ProcessContext } from "../../shared/context.ts";

/**
 * Marks a payment as failed. `canceledIntentId` is the attempt that can no longer succeed, null if
 * there wasn't one; no-op if the payment was settled or retried in the meantime. What is held for
 * it stays held: its buyer may be about to begin another attempt.
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
    // Nothing to do, and an event would only trigger the next check.
    if (row.state === "FAILED" && row.intentId === null) return row;
    return payment.fail({ at: now() });
  });
}
