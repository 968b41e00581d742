import { grossOf } from "../../../../src/domain/payments/division.ts";
import type { Agenda } from "../../../store/ports/bookings.ts";
import type { LockedPayment } from "../../../store/ports/payments.ts";
import type { Transaction } from "../../../store/ports/store.ts";
import type { ProcessContext } from "../../shared/context.ts";
import { giveSlot } from "./giveSlot.ts";

interface Sale {
  store: Transaction;
  payment: LockedPayment;
  /** The creator's; null for content. */
  agenda: Agenda | null;
}

/**
 * Delivers what a payment is for. False, with nothing delivered, when it is no longer available.
 */
export function deliver(context: ProcessContext, sale: Sale): Promise<boolean> {
  const { agenda, payment } = sale;
  const { bookingId } = payment.row;
  if (bookingId === null || agenda === null) return giveContent(context, sale);
  return giveSlot(context, { ...sale, agenda, bookingId });
}

async function giveContent(context: ProcessContext, { store, payment }: Sale): Promise<boolean> {
  const { buyerId, itemId } = payment.row;
  const item = await store.catalog.byId(itemId);
  if (item === null || item.category === "ONE_ON_ONE") return false;
  await store.library.add({
    id: context.newId("ent"),
    userId: buyerId,
    itemId,
    source: "PURCHASE",
    paidInCents: grossOf(payment.row),
    createdAt: context.now(),
    openedDocumentId: null,
  });
  return true;
}
