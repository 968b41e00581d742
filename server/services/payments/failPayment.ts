import { standingOf } from "../../../src/domain/bookings/lifecycle.ts";
import { failPaymentInput } from "../../../src/domain/payments/inputs/failPayment.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import type { ServiceContext } from "../shared/context.ts";
import { giveUpAttempt } from "./steps/giveUpAttempt.ts";
import { lockForChange } from "./steps/lockForChange.ts";
import { readOwnPayment } from "./steps/readOwnPayment.ts";

/**
 * Acknowledges that a payment failed: the attempt is cancelled, and its slot is free again. One
 * that has succeeded in the meantime is settled instead, and one that the bank is still processing
 * stays so: the returned payment's state says which. Refuses with `NOT_FOUND` and
 * `CARD_PROVIDER_UNAVAILABLE`.
 */
export async function failPayment(context: ServiceContext, command: unknown): Promise<PaymentRow> {
  const { paymentId } = parseInput(failPaymentInput, command);
  const payment = await readOwnPayment(context, paymentId);
  const first = await giveUpAttempt(context, payment);
  // Another tab may have begun an attempt in the meantime; it is given up as well.
  const isAnother = first.intentId !== null && first.intentId !== payment.intentId;
  const given = isAnother ? await giveUpAttempt(context, first) : first;
  await releaseHold(context, given);
  return given;
}

/** Ends what is held for a payment that can no longer succeed. */
async function releaseHold(
  { store: whole, now }: ServiceContext,
  payment: PaymentRow,
): Promise<void> {
  if (payment.state !== "FAILED" || payment.bookingId === null) return;
  await whole.transaction(async (store) => {
    const { agenda, payment: locked } = await lockForChange(store, payment);
    const { state, intentId, bookingId } = locked.row;
    if (state !== "FAILED" || intentId !== null || bookingId !== payment.bookingId) return;
    const booking = await agenda?.byId(bookingId ?? "");
    if (booking && standingOf(booking) === "HELD/PENDING") {
      await agenda?.fail({ id: booking.id, at: now() });
    }
  });
}
