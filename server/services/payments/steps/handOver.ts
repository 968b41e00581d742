import type { BookingRow } from "../../../store/ports/bookings.ts";
import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { Store } from "../../../store/ports/store.ts";
import type { ProcessContext } from "../../shared/context.ts";
import { grossOf } from "../../../../src/domain/payments/money.ts";

interface Sale {
  /** The store of a transaction that holds the locks of the creator and of the payment. */
  store: Store;
  payment: PaymentRow;
}

/** Gives the buyer what a payment is for. False, with nothing written, when it is not to be had any more. */
export async function handOver(context: ProcessContext, sale: Sale): Promise<boolean> {
  const { payment } = sale;
  return payment.bookingId === null ? giveContent(context, sale) : giveSlot(context, sale);
}

async function giveContent(context: ProcessContext, { store, payment }: Sale): Promise<boolean> {
  const { buyerId, itemId } = payment;
  const item = await store.catalog.byId(itemId);
  if (item === null || item.category === "ONE_ON_ONE") return false;
  // A copy from a time when it was free would hide the purchase, which is never removed.
  await store.library.removeFree({ userId: buyerId, itemId });
  await store.library.add({
    id: context.newId("ent"),
    userId: buyerId,
    itemId,
    source: "PURCHASE",
    paidInCents: grossOf(payment),
    createdAt: context.now(),
  });
  await store.audience.touch({
    id: context.newId("aud"),
    creatorId: payment.creatorId,
    userId: buyerId,
    lastInteractionAt: context.now(),
  });
  return true;
}

async function giveSlot(context: ProcessContext, { store, payment }: Sale): Promise<boolean> {
  const { bookingId, creatorId } = payment;
  if (bookingId === null) return false;
  // Dead holds of others must not stand in the way of a slot that is taken again.
  await store.bookings.expireHolds({ creatorId, now: context.now() });
  const booking = await store.bookings.byId(bookingId);
  if (booking === null || !(await hasSlot(context, { store, booking }))) return false;
  await store.bookings.update(bookingId, {
    paymentStatus: "PAID",
    holdExpiresAt: null,
    paymentId: payment.id,
  });
  const at = context.now();
  await store.outbox.append({ name: "bookingConfirmed", subjectId: bookingId, dueAt: at, at });
  return true;
}

/** Whether the booking has its time, or gets it again: free as it is, and still to come. */
async function hasSlot(
  context: ProcessContext,
  { store, booking }: { store: Store; booking: BookingRow },
): Promise<boolean> {
  const { paymentStatus, startsAt, id } = booking;
  if (paymentStatus === "PENDING") return true;
  if (paymentStatus !== "EXPIRED" && paymentStatus !== "FAILED") return false;
  return startsAt > context.now() && store.bookings.reclaim(id);
}
