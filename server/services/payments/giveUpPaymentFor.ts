import type { ProcessContext } from "../shared/context.ts";
import { giveUpAttempt } from "./steps/giveUpAttempt.ts";

/**
 * No card can be charged any more for a booking that is let go. What the bank is processing stays,
 * and what was paid in the meantime is settled. Refuses with `CARD_PROVIDER_UNAVAILABLE`.
 */
export async function giveUpPaymentFor(context: ProcessContext, bookingId: string): Promise<void> {
  const [payment] = await context.store.payments.ofBookings([bookingId]);
  if (payment !== undefined) await giveUpAttempt(context, payment);
}
