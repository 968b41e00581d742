import { type SessionTerms, areOnSameTerms } from "../../../src/domain/bookings/bookings.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { isoOf } from "../../../src/domain/time/instant.ts";
import type { Agenda } from "../../store/ports/bookings.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";

/**
 * Refuses with `PAYMENT_PROCESSING` while the bank is processing a payment for a session on terms
 * other than the requested ones: such a payment stays with that session (docs/product.md 7.12). The
 * agenda is that of the item's creator.
 */
export async function refuseAtBank(
  agenda: Pick<Agenda, "byId">,
  { payment, wanted }: { payment: PaymentRow; wanted: SessionTerms },
): Promise<void> {
  const { state, bookingId } = payment;
  if (state !== "PROCESSING" || bookingId === null) return;
  const begunFor = await agenda.byId(bookingId);
  if (begunFor === null || areOnSameTerms(begunFor, wanted)) return;
  refuse("PAYMENT_PROCESSING", {
    details: { paymentId: payment.id, bookingId, startsAt: isoOf(begunFor.startsAt) },
  });
}
