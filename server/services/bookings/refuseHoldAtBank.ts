import { refuse } from "../../../src/domain/shared/errors.ts";
import { isoOf } from "../../../src/domain/time/instant.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import type { Transaction } from "../../store/ports/store.ts";

/**
 * Refuses with `PAYMENT_PROCESSING` to end a hold whose payment the bank is processing: it stays
 * with that session (docs/product.md 7.12).
 */
export async function refuseHoldAtBank(
  store: Transaction,
  { id, startsAt }: Pick<BookingRow, "id" | "startsAt">,
): Promise<void> {
  const [payment] = await store.payments.ofBookings([id]);
  if (payment?.state !== "PROCESSING") return;
  refuse("PAYMENT_PROCESSING", {
    details: { paymentId: payment.id, bookingId: id, startsAt: isoOf(startsAt) },
  });
}
