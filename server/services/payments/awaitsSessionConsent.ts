import { bookingAt } from "../../../src/domain/bookings/lifecycle.ts";
import { isWithinWithdrawal } from "../../../src/domain/bookings/sessionConsent.ts";
import { PAYMENT_STATES } from "../../../src/domain/payments/lifecycle.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import type { ServiceContext } from "../shared/context.ts";
import { mustLoad } from "../shared/loaders.ts";

/**
 * Whether the buyer has yet to agree that the held session is given within the days in which they
 * could withdraw from it (docs/product.md 6.15). Without that no card is charged.
 */
export async function awaitsSessionConsent(
  context: ServiceContext,
  payment: Pick<PaymentRow, "state" | "bookingId" | "accessConsent">,
): Promise<boolean> {
  const { state, bookingId, accessConsent } = payment;
  if (bookingId === null || accessConsent !== null || !PAYMENT_STATES[state].isPayable)
    return false;
  const booking = await mustLoad(context.loaders.booking, bookingId);
  const isHeld = bookingAt(booking, context.now()).state === "HELD";
  return isHeld && isWithinWithdrawal(booking);
}
