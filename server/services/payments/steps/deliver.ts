import { afterBookingTransition } from "../../../../src/domain/bookings/lifecycle.ts";
import { grossOf } from "../../../../src/domain/payments/division.ts";
import type { Agenda } from "../../../store/ports/bookings.ts";
import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { Transaction } from "../../../store/ports/store.ts";
import type { ProcessContext } from "../../shared/context.ts";

interface Sale {
  store: Transaction;
  payment: PaymentRow;
  /** The creator's; null for content. */
  agenda: Agenda | null;
}

/**
 * Gives the buyer what a payment is for. False, with nothing written, when it is no longer
 * available.
 */
export function deliver(context: ProcessContext, sale: Sale): Promise<boolean> {
  const { payment, agenda } = sale;
  if (payment.bookingId === null || agenda === null) return giveContent(context, sale);
  return giveSlot(context, { bookingId: payment.bookingId, agenda });
}

async function giveContent(context: ProcessContext, { store, payment }: Sale): Promise<boolean> {
  const { buyerId, itemId } = payment;
  const item = await store.catalog.byId(itemId);
  if (item === null || item.category === "ONE_ON_ONE") return false;
  await store.library.add({
    id: context.newId("ent"),
    userId: buyerId,
    itemId,
    source: "PURCHASE",
    paidInCents: grossOf(payment),
    createdAt: context.now(),
    openedDocumentId: null,
  });
  return true;
}

async function giveSlot(
  context: ProcessContext,
  { bookingId, agenda }: { bookingId: string; agenda: Agenda },
): Promise<boolean> {
  const at = context.now();
  // Holds of others that are over must not stand in the way of a slot that is taken again.
  await agenda.lapseOver({ now: at });
  const booking = await agenda.byId(bookingId);
  if (booking === null || afterBookingTransition("pay", booking) === null) return false;
  if (booking.state === "LAPSED" && booking.startsAt <= at) return false;
  return (await agenda.pay({ id: bookingId, at })) !== null;
}
