import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { Store } from "../../../store/ports/store.ts";
import type { ProcessContext } from "../../shared/context.ts";
import { isSettled } from "../../../../src/domain/payments/lifecycle.ts";

/**
 * Marks a payment as failed and sets free what it held. `canceledIntentId` is the attempt that can no
 * longer succeed; when the payment was settled or tried again meanwhile, nothing happens.
 */
export function giveUpPayment(
  { store: whole }: Pick<ProcessContext, "store">,
  news: { payment: PaymentRow; canceledIntentId: string },
): Promise<PaymentRow> {
  return whole.transaction(async (store) => {
    await store.users.lock(news.payment.creatorId);
    const payment = (await store.payments.lock(news.payment.id)) ?? news.payment;
    if (isSettled(payment) || payment.intentId !== news.canceledIntentId) return payment;
    await giveUpSlot(store, payment);
    return store.payments.update(payment.id, { state: "FAILED" });
  });
}

async function giveUpSlot(store: Store, { id, bookingId }: PaymentRow): Promise<void> {
  const booking = bookingId === null ? null : await store.bookings.byId(bookingId);
  if (booking?.paymentStatus !== "PENDING" || booking.paymentId !== id) return;
  await store.bookings.update(booking.id, { paymentStatus: "FAILED", holdExpiresAt: null });
}
