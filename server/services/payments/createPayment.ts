import { isLive } from "../../../src/domain/bookings/bookings.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { createPaymentInput } from "../../../src/domain/payments/inputs/createPayment.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { CatalogItemRow } from "../../store/ports/catalogue.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import type { ServiceContext } from "../shared/context.ts";
import { grossOf } from "../../../src/domain/payments/money.ts";
import { pricePayment } from "./steps/pricePayment.ts";
import { readItem } from "../catalogue/readItem.ts";
import { paymentOpened, reopenPayment, tieToHold } from "./steps/reopenPayment.ts";
import { syncPayment } from "./steps/syncPayment.ts";
import { requireViewer } from "../shared/viewer.ts";

/**
 * Opens a payment for an item at the server's own price, or returns the one that is open, priced anew
 * and tied to the buyer's present hold. Refuses with `NOT_FOUND`, `OWN_OFFER`, `ALREADY_PAID`,
 * `AMOUNT_MISMATCH`, `HOLD_EXPIRED`, `CARD_PROVIDER_UNAVAILABLE`, and with `BAD_USER_INPUT` for a free
 * item.
 */
export async function createPayment(
  context: ServiceContext,
  command: unknown,
): Promise<PaymentRow> {
  const { userId } = requireViewer(context);
  const { catalogItemId, amountInCents } = parseInput(createPaymentInput, command);
  const item = await readItem(context, catalogItemId);
  await refuseUnsaleable(context, { item, userId, amountInCents });

  const unsettled = await context.store.payments.unsettledOf({ buyerId: userId, itemId: item.id });
  if (unsettled !== null) return continuePayment(context, { item, userId, unsettled });
  const opened = await openPayment(context, { item, userId });
  if (opened !== null) return opened;
  // Another call of the same buyer was faster.
  const theirs = await context.store.payments.unsettledOf({ buyerId: userId, itemId: item.id });
  return theirs === null
    ? refuse("ALREADY_PAID")
    : continuePayment(context, { item, userId, unsettled: theirs });
}

interface Sale {
  item: CatalogItemRow;
  userId: string;
}

async function refuseUnsaleable(
  { loaders }: ServiceContext,
  { item, userId, amountInCents }: Sale & { amountInCents: number },
): Promise<void> {
  if (item.creatorId === userId) refuse("OWN_OFFER");
  if ((await loaders.entitlement.load(item.id)) !== null) refuse("ALREADY_PAID");
  if (item.priceInCents === 0) {
    refuse("BAD_USER_INPUT", {
      field: "catalogItemId",
      message: "This is free, so there is nothing to pay",
    });
  }
  if (amountInCents !== item.priceInCents) refuse("AMOUNT_MISMATCH", { field: "amountInCents" });
}

/**
 * The id of the buyer's live hold on a session; null for content. Refuses with `HOLD_EXPIRED`, or with
 * `ALREADY_PAID` when what the buyer held is paid by now.
 */
async function findHold(context: ServiceContext, { item, userId }: Sale): Promise<string | null> {
  if (item.category !== "ONE_ON_ONE") return null;
  const now = context.now();
  const standing = await context.store.bookings.standingOf({
    bookerId: userId,
    creatorId: item.creatorId,
    now,
  });
  const ofItem = standing.filter((row) => row.itemId === item.id);
  const hold = ofItem.find((row) => row.paymentStatus === "PENDING" && isLive(row, now));
  if (hold !== undefined) return hold.id;
  return refuse(
    ofItem.some((row) => row.paymentStatus === "PAID") ? "ALREADY_PAID" : "HOLD_EXPIRED",
  );
}

async function continuePayment(
  context: ServiceContext,
  { item, userId, unsettled }: Sale & { unsettled: PaymentRow },
): Promise<PaymentRow> {
  const payment = await syncPayment(context, unsettled);
  if (payment.state === "PAID") refuse("ALREADY_PAID");
  const bookingId = await findHold(context, { item, userId });
  // The money of the old one went back, so this is a new purchase.
  if (payment.state === "REFUNDED") {
    return (await openPayment(context, { item, userId })) ?? refuse("ALREADY_PAID");
  }
  return reopenPayment(context, {
    payment,
    bookingId,
    changes: {
      title: item.title,
      description: item.description,
      ...(await pricePayment(context, {
        item,
        netInCents: item.priceInCents,
        billed: payment,
      })),
    },
  });
}

/** Null, with nothing written, when the buyer has an unsettled payment for the item. */
async function openPayment(
  context: ServiceContext,
  { item, userId }: Sale,
): Promise<PaymentRow | null> {
  const bookingId = await findHold(context, { item, userId });
  const id = context.newId("pay");
  const unbilled = { billing: null, vatNumberStatus: null };
  const quote = await pricePayment(context, {
    item,
    netInCents: item.priceInCents,
    billed: unbilled,
  });
  // When the payment is not kept, nobody learns of its intent, and nobody can pay it.
  const intent = await context.providers.cards.createIntent({
    paymentId: id,
    replaces: null,
    amountInCents: grossOf(quote),
  });
  const row: PaymentRow = {
    id,
    buyerId: userId,
    creatorId: item.creatorId,
    itemId: item.id,
    bookingId,
    title: item.title,
    description: item.description,
    ...quote,
    ...unbilled,
    state: "OPEN",
    intentId: intent.id,
    clientSecret: intent.clientSecret,
    refundState: null,
    createdAt: context.now(),
    settledAt: null,
  };
  return context.store.transaction(async (store) => {
    await store.users.lock(item.creatorId);
    if (!(await store.payments.insert(row))) return null;
    if (bookingId !== null) await tieToHold(context, { store, bookingId, paymentId: id });
    await store.outbox.append(paymentOpened(row.id, row.createdAt));
    return row;
  });
}
