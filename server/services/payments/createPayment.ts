import { bookingAt, standingOf } from "../../../src/domain/bookings/lifecycle.ts";
import { createPaymentInput } from "../../../src/domain/payments/inputs/createPayment.ts";
import { grossOf } from "../../../src/domain/payments/division.ts";
import { isOutdated } from "../../../src/domain/payments/outdated.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import type { CatalogItemRow } from "../../store/ports/catalogue.ts";
import type { NewPayment, PaymentRow } from "../../store/ports/payments.ts";
import type { Transaction } from "../../store/ports/store.ts";
import { readItem } from "../catalogue/readItem.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";
import { giveUpOutdated } from "./steps/giveUpOutdated.ts";
import { pricePayment } from "./steps/pricePayment.ts";
import { reopenPayment, requireHold } from "./steps/reopenPayment.ts";
import { syncPayment } from "./steps/syncPayment.ts";

/**
 * Opens a payment for an item at the server's own price, or returns the one that is open, priced
 * anew and tied to the buyer's present hold; a held session costs what it cost when it was held.
 * Refuses with `NOT_FOUND`, `OWN_OFFER`, `ALREADY_PAID`, `AMOUNT_MISMATCH`, `HOLD_EXPIRED`,
 * `CARD_PROVIDER_UNAVAILABLE`, and with `BAD_USER_INPUT` for a free item.
 */
export async function createPayment(
  context: ServiceContext,
  command: unknown,
): Promise<PaymentRow> {
  const { userId: buyerId } = requireViewer(context);
  const { catalogItemId, amountInCents } = parseInput(createPaymentInput, command);
  const item = await readItem(context, catalogItemId);
  const sale = { item, buyerId };
  await refuseUnsaleable(context, { ...sale, amountInCents });

  const unsettledOf = () => context.store.payments.unsettledOf({ buyerId, itemId: item.id });
  const unsettled = await unsettledOf();
  if (unsettled !== null) return continuePayment(context, { ...sale, unsettled });
  const opened = await openPayment(context, sale);
  if (opened !== null) return opened;
  // Another call of the same buyer was faster.
  const theirs = await unsettledOf();
  return theirs === null
    ? refuse("ALREADY_PAID")
    : continuePayment(context, { ...sale, unsettled: theirs });
}

/** Nobody has told yet who is billed. */
const UNBILLED = { billing: null, vatNumberStatus: null } as const;

interface Sale {
  item: CatalogItemRow;
  buyerId: string;
}

async function refuseUnsaleable(
  context: ServiceContext,
  { item, buyerId, amountInCents }: Sale & { amountInCents: number },
): Promise<void> {
  if (item.creatorId === buyerId) refuse("OWN_OFFER");
  if ((await context.loaders.entitlement.load(item.id)) !== null) refuse("ALREADY_PAID");
  const { hold } = await findBooked(context, { item, buyerId });
  const { priceInCents } = hold ?? item;
  if (priceInCents === 0) {
    refuse("BAD_USER_INPUT", {
      field: "catalogItemId",
      message: "This is free, so there is nothing to pay",
    });
  }
  if (amountInCents !== priceInCents) refuse("AMOUNT_MISMATCH", { field: "amountInCents" });
}

/** What the buyer has of a session: a hold to be paid, and whether one is paid already. */
async function findBooked(
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
type Goods = Pick<PaymentRow, "bookingId" | "title" | "description" | "netInCents">;

/** Refuses with `HOLD_EXPIRED`, or with `ALREADY_PAID` when what the buyer held is paid by now. */
async function findGoods(context: ServiceContext, sale: Sale): Promise<Goods> {
  const { title, description, priceInCents } = sale.item;
  if (sale.item.category !== "ONE_ON_ONE") {
    return { bookingId: null, title, description, netInCents: priceInCents };
  }
  const { hold, isPaid } = await findBooked(context, sale);
  if (hold === null) return refuse(isPaid ? "ALREADY_PAID" : "HOLD_EXPIRED");
  return { bookingId: hold.id, title: hold.title, description, netInCents: hold.priceInCents };
}

async function continuePayment(
  context: ServiceContext,
  { unsettled, ...sale }: Sale & { unsettled: PaymentRow },
): Promise<PaymentRow> {
  await cancelForEarlierHold(context, { unsettled, ...sale });
  const payment = await syncAsPriced(context, { unsettled, ...sale });
  if (payment.state === "PAID") refuse("ALREADY_PAID");
  const { bookingId, title, description, netInCents } = await findGoods(context, sale);
  // The money of the old one went back, so this is a new purchase.
  if (payment.state === "REFUNDED") {
    return (await openPayment(context, sale)) ?? refuse("ALREADY_PAID");
  }
  // What was checked of a buyer so long ago is not relied on: the details are asked for anew.
  const isAnew =
    payment.intentId === unsettled.intentId &&
    isOutdated(unsettled, { now: context.now(), today: null });
  const { billing, vatNumberStatus } = isAnew ? UNBILLED : payment;
  const billed = { billing, vatNumberStatus };
  const quote = await pricePayment(context, { item: sale.item, netInCents, billed });
  return reopenPayment(context, {
    payment,
    bookingId,
    changes: { title, description, ...quote, ...billed, pricedAt: context.now() },
  });
}

/** By the provider; the attempt at another price than today's is given up before. */
async function syncAsPriced(
  context: ServiceContext,
  { unsettled, item }: Sale & { unsettled: PaymentRow },
): Promise<PaymentRow> {
  if (item.category === "ONE_ON_ONE") return syncPayment(context, unsettled);
  const netInCents = item.priceInCents;
  const today = await pricePayment(context, { item, netInCents, billed: unsettled });
  return giveUpOutdated(context, { payment: unsettled, today });
}

/**
 * Cancels the attempt when the buyer holds another time by now: a page that is still open elsewhere
 * shows the earlier one, perhaps at another price, and its card must not pay for what it does not
 * show (docs/product.md 7.1).
 */
async function cancelForEarlierHold(
  context: ServiceContext,
  { unsettled, ...sale }: Sale & { unsettled: PaymentRow },
): Promise<void> {
  const { hold } = await findBooked(context, sale);
  if (hold === null || hold.id === unsettled.bookingId) return;
  await context.providers.cards.cancelIntent(unsettled.intentId);
}

/** Null, with nothing written, when the buyer has an unsettled payment for the item. */
async function openPayment(context: ServiceContext, sale: Sale): Promise<PaymentRow | null> {
  const { item, buyerId } = sale;
  const { netInCents, ...goods } = await findGoods(context, sale);
  const id = context.newId("pay");
  const quote = await pricePayment(context, { item, netInCents, billed: UNBILLED });
  // When the payment is not written, nobody knows its intent, and nobody can pay it.
  const intent = await context.providers.cards.createIntent({
    paymentId: id,
    replaces: null,
    amountInCents: grossOf(quote),
  });
  const payment: NewPayment = {
    id,
    buyerId,
    creatorId: item.creatorId,
    itemId: item.id,
    ...goods,
    ...quote,
    ...UNBILLED,
    intentId: intent.id,
    clientSecret: intent.clientSecret,
    createdAt: context.now(),
  };
  return context.store.transaction(async (store) => {
    const { bookingId } = payment;
    if (bookingId !== null) await requireHold(context, { store, payment, bookingId });
    const opened = await store.openPayment(payment);
    // Asked again once it is written, which waits for whoever settles the one before.
    if (bookingId === null) await refuseOwned(store, payment);
    return opened;
  });
}

async function refuseOwned(
  store: Transaction,
  { buyerId: userId, itemId }: Pick<PaymentRow, "buyerId" | "itemId">,
): Promise<void> {
  const owned = await store.library.entitledAmong({ userId, itemIds: [itemId] });
  if (owned.length > 0) refuse("ALREADY_PAID");
}
