import { bookingAt, standingOf } from "../../../../src/domain/bookings/lifecycle.ts";
import { refuse } from "../../../../src/domain/shared/errors.ts";
import type { BookingRow } from "../../../store/ports/bookings.ts";
import type { CatalogItemRow } from "../../../store/ports/catalogue.ts";
import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { ServiceContext } from "../../shared/context.ts";

/** Something being bought. */
export interface Sale {
  item: CatalogItemRow;
  buyerId: string;
}

/** The buyer's bookings of a session: a hold to be paid, and whether one is paid already. */
export async function findBooked(
  context: ServiceContext,
  { item, buyerId }: Sale,
): Promise<{ hold: BookingRow | null; isPaid: boolean }> {
  if (item.category !== "ONE_ON_ONE") return { hold: null, isPaid: false };
  const now = context.now();
  const { creatorId } = item;
  const standing = await context.store.bookings.standingOf({ bookerId: buyerId, creatorId, now });
  const ofItem = standing.filter((row) => row.itemId === item.id);
  const has = (wanted: string) => (row: BookingRow) => standingOf(bookingAt(row, now)) === wanted;
  return {
    hold: ofItem.find(has("HELD/PENDING")) ?? null,
    isPaid: ofItem.some(has("CONFIRMED/PAID")),
  };
}

/** What is sold, at which net price. `bookingId` is the hold that is paid for; null for content. */
export type Goods = Pick<PaymentRow, "bookingId" | "title" | "description" | "netInCents">;

/** Refuses with `HOLD_EXPIRED`, or with `ALREADY_PAID` when the buyer's hold is paid by now. */
export async function findGoods(context: ServiceContext, sale: Sale): Promise<Goods> {
  const { title, description, priceInCents } = sale.item;
  if (sale.item.category !== "ONE_ON_ONE") {
    return { bookingId: null, title, description, netInCents: priceInCents };
  }
  const { hold, isPaid } = await findBooked(context, sale);
  if (hold === null) return refuse(isPaid ? "ALREADY_PAID" : "HOLD_EXPIRED");
  return {
    bookingId: hold.id,
    title: hold.title,
    description: hold.description,
    netInCents: hold.priceInCents,
  };
}
