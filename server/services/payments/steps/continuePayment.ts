import { PAYMENT_STATES } from "../../../../src/domain/payments/lifecycle.ts";
import { grossOf } from "../../../../src/domain/payments/division.ts";
import { isOutdated } from "../../../../src/domain/payments/outdated.ts";
import type { PriceQuote } from "../../../../src/domain/payments/vat/quote.ts";
import { refuse } from "../../../../src/domain/shared/errors.ts";
import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { ServiceContext } from "../../shared/context.ts";
import { awaitsSessionConsent } from "../awaitsSessionConsent.ts";
import { beginAttempt } from "./beginAttempt.ts";
import { type Goods, type Sale, findBooked, findGoods } from "./findGoods.ts";
import { giveUpAttempt } from "./giveUpAttempt.ts";
import { isRepriced } from "./isRepriced.ts";
import { pricePayment } from "./pricePayment.ts";
import { reopenPayment } from "./reopenPayment.ts";
import { ROUNDS } from "./rounds.ts";
import { syncPayment } from "./syncPayment.ts";

/** Billing details are unknown so far. */
const UNBILLED = { billing: null, vatNumberStatus: null, ipCountryCode: null } as const;

/**
 * Resumes an unsettled payment, as `createPayment` says: repriced, tied to the buyer's current
 * hold, and with a chargeable attempt if the billing details are known and nothing is left to be
 * agreed to. Null when it was refunded: then this is a new purchase. Refuses with `ALREADY_PAID`,
 * `HOLD_EXPIRED`, `AMOUNT_MISMATCH` and `CARD_PROVIDER_UNAVAILABLE`.
 */
export async function continuePayment(
  context: ServiceContext,
  { unsettled, ...sale }: Sale & { unsettled: PaymentRow },
): Promise<PaymentRow | null> {
  let known = unsettled;
  for (let round = 0; round < ROUNDS; round += 1) {
    const payment = await syncAsSold(context, { ...sale, unsettled: known });
    if (payment.state === "PAID") refuse("ALREADY_PAID");
    const goods = await findGoods(context, sale);
    if (payment.state === "REFUNDED") return null;
    // Held since the lookup: an attempt for another time is given up first.
    if (isForAnother(payment, goods.bookingId)) {
      known = payment;
      continue;
    }
    const reopened = await reopenAs(context, { ...sale, goods, known, payment });
    if (reopened !== null) return requirePrice(context, reopened);
    known = (await context.store.payments.byId(known.id)) ?? known;
  }
  return refuse("CARD_PROVIDER_UNAVAILABLE");
}

/** Refuses if the price has changed by now: no card can be charged for it then. */
async function requirePrice(context: ServiceContext, reopened: PaymentRow): Promise<PaymentRow> {
  if (!(await isRepriced(context, reopened))) return reopened;
  await giveUpAttempt(context, reopened);
  return refuse("AMOUNT_MISMATCH", { field: "amountInCents" });
}

/** Null, with nothing written, when it has changed in the meantime. */
async function reopenAs(
  context: ServiceContext,
  sold: Pick<Sale, "item"> & { goods: Goods; known: PaymentRow; payment: PaymentRow },
): Promise<PaymentRow | null> {
  const { item, known, payment } = sold;
  const { bookingId, title, description, netInCents } = sold.goods;
  // Checks of a buyer this old aren't relied on: the details are asked for again. Until they are
  // saved, no card pays (docs/product.md 7.4, 7.16).
  const isOld = isOutdated(known, { now: context.now(), today: null });
  const { billing, vatNumberStatus, ipCountryCode } =
    isOld && payment.intentId === null ? UNBILLED : payment;
  const billed = { billing, vatNumberStatus };
  const quote = await pricePayment(context, { item, netInCents, billed });
  const amountInCents = grossOf(quote);
  const accessConsent = payment.bookingId === bookingId ? payment.accessConsent : null;
  const isPayable =
    billing !== null &&
    PAYMENT_STATES[payment.state].isPayable &&
    !(await awaitsSessionConsent(context, { state: payment.state, bookingId, accessConsent }));
  return reopenPayment(context, {
    payment,
    bookingId,
    attempt: isPayable ? await beginAttempt(context, { payment, amountInCents }) : null,
    changes: { title, description, ...quote, ...billed, ipCountryCode, pricedAt: context.now() },
  });
}

/**
 * Synced with the provider. An attempt that is too old, not at today's price, not agreed to, or not
 * for the time that the buyer holds is given up first: it may still be open on another page, whose
 * card must not pay for what that page doesn't show (docs/product.md 7.1, 7.16).
 */
async function syncAsSold(
  context: ServiceContext,
  { unsettled, ...sale }: Sale & { unsettled: PaymentRow },
): Promise<PaymentRow> {
  const { intentId, billing } = unsettled;
  if (intentId === null) return unsettled;
  // Begun by a version that did not ask first who is billed.
  if (billing === null) return giveUpAttempt(context, unsettled);
  const { hold } = await findBooked(context, sale);
  const today = await readQuote(context, { unsettled, ...sale });
  const isOther = hold !== null && isForAnother(unsettled, hold.id);
  const isOver =
    isOther ||
    isOutdated(unsettled, { now: context.now(), today }) ||
    (await awaitsSessionConsent(context, unsettled));
  return isOver ? giveUpAttempt(context, unsettled) : syncPayment(context, unsettled);
}

/** Whether a card could be charged for a time other than the held one. */
function isForAnother(payment: PaymentRow, holdId: string | null): boolean {
  const { intentId, state, bookingId } = payment;
  return intentId !== null && PAYMENT_STATES[state].isPayable && bookingId !== holdId;
}

/** The current price of content; null for a session, whose price is that of its hold. */
async function readQuote(
  context: ServiceContext,
  { unsettled, item }: Sale & { unsettled: PaymentRow },
): Promise<PriceQuote | null> {
  if (item.category === "ONE_ON_ONE") return null;
  return pricePayment(context, { item, netInCents: item.priceInCents, billed: unsettled });
}
