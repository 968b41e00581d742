import type { Agenda } from "../../../store/ports/bookings.ts";
import type { LockedPayment, PaymentRow } from "../../../store/ports/payments.ts";
import type { Transaction } from "../../../store/ports/store.ts";

/**
 * Locks what a change of a payment touches, always the creator's agenda first, so that transactions
 * never deadlock. The agenda is null for content. No payment that may still get news is ever
 * deleted.
 */
export async function lockForChange(
  store: Transaction,
  { id, creatorId, bookingId }: Pick<PaymentRow, "id" | "creatorId" | "bookingId">,
): Promise<{ agenda: Agenda | null; payment: LockedPayment }> {
  const agenda = bookingId === null ? null : await store.agendaOf(creatorId);
  const payment = await store.lockPayment(id);
  if (payment === null) throw new Error(`no row ${id}`);
  return { agenda, payment };
}
