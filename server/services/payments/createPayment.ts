import { createPaymentInput } from "../../../src/domain/payments/inputs/createPayment.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { NewPayment, PaymentRow } from "../../store/ports/payments.ts";
import type { Transaction } from "../../store/ports/store.ts";
import { readItem, writeFor } from "../catalogue/readItem.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";
import { continuePayment } from "./steps/continuePayment.ts";
import { type Sale, findBooked, findGoods } from "./steps/findGoods.ts";
import { pricePayment } from "./steps/pricePayment.ts";
import { requireHold } from "./steps/reopenPayment.ts";

/**
 * Opens a payment for an item at the server's own price, or returns the open one, repriced and tied
 * to the buyer's current hold; a held session keeps its price from when it was held. No card can be
 * charged for it before `updatePayment` was told who is billed. Refuses with `NOT_FOUND`,
 * `OWN_OFFER`, `ALREADY_PAID`, `AMOUNT_MISMATCH`, `HOLD_EXPIRED`, `PAYMENT_PROCESSING`,
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
  const known = unsettled && (await continuePayment(context, { ...sale, unsettled }));
  if (known !== null) return known;
  const opened = await writeFor(context, item, () => openPayment(context, sale));
  if (opened !== null) return opened;
  // Another call by the same buyer won the race.
  const theirs = await unsettledOf();
  const continued = theirs && (await continuePayment(context, { ...sale, unsettled: theirs }));
  return continued ?? refuse("ALREADY_PAID");
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

/** Null, with nothing written, when the buyer has an unsettled payment for the item. */
async function openPayment(context: ServiceContext, sale: Sale): Promise<PaymentRow | null> {
  const { item, buyerId } = sale;
  const { netInCents, ...goods } = await findGoods(context, sale);
  const billed = { billing: null, vatNumberStatus: null };
  const payment: NewPayment = {
    id: context.newId("pay"),
    buyerId,
    creatorId: item.creatorId,
    itemId: item.id,
    ...goods,
    ...(await pricePayment(context, { item, netInCents, billed })),
    ...billed,
    intentId: null,
    clientSecret: null,
    createdAt: context.now(),
  };
  return context.store.transaction(async (store) => {
    const { bookingId } = payment;
    if (bookingId !== null) await requireHold(context, { store, payment, bookingId });
    const opened = await store.openPayment(payment);
    // Checked again after the write, which waits for a transaction settling the previous one.
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
