import { standingOf } from "../../../../src/domain/bookings/lifecycle.ts";
import { isSettled } from "../../../../src/domain/payments/lifecycle.ts";
import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { ProcessContext } from "../../shared/context.ts";
import { lockForChange } from "./lockForChange.ts";

/**
 * Marks a payment as failed and releases what was held for it. `canceledIntentId` is the attempt
 * that can no longer succeed; when the payment was settled or tried again meanwhile, nothing
 * happens.
 */
export function closePayment(
  { store: whole, now }: Pick<ProcessContext, "store" | "now">,
  news: { payment: PaymentRow; canceledIntentId: string },
): Promise<PaymentRow> {
  return whole.transaction(async (store) => {
    const { agenda, payment } = await lockForChange(store, news.payment);
    const { row } = payment;
    if (isSettled(row) || row.intentId !== news.canceledIntentId) return row;
    const at = now();
    const booking = row.bookingId === null ? null : await agenda?.byId(row.bookingId);
    const isHeld = booking && standingOf(booking) === "HELD/PENDING";
    // Nothing is to be done, and an event would only ask for the next check.
    if (row.state === "FAILED" && !isHeld) return row;
    if (isHeld) await agenda?.fail({ id: booking.id, at });
    return payment.fail({ at });
  });
}
