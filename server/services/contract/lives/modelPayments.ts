import { DAY_MS } from "../../../../src/domain/shared/limits.ts";
import type { CatalogItemRow } from "../../../store/ports/catalogue.ts";
import type { IntentStatus } from "../../../providers/cards/port.ts";
import type { Action, Model, ModelBooking, ModelPayment } from "./model.ts";
import { isFree, isHeld, isOver, lapse, lapseOver, meets, standing } from "./modelBookings.ts";

const canChange = (intent: IntentStatus | null) => intent?.startsWith("requires_") ?? false;
const isPayable = ({ state }: ModelPayment) => state === "OPEN" || state === "FAILED";
const isSettled = ({ state }: ModelPayment) => state === "PAID" || state === "REFUNDED";

/** The buyer's hold of a session that hasn't been paid. */
function holdOf(model: Model, { by, item }: { by: string; item: CatalogItemRow }) {
  return standing(model).find(
    (one) => one.bookerId === by && one.itemId === item.id && isHeld(one) && !isFree(one),
  );
}

export function open(
  model: Model,
  action: Extract<Action, { does: "open" }>,
  newId: string,
): string {
  const { by, item } = action;
  const isSession = item.category === "ONE_ON_ONE";
  if (item.creatorId === by) return "OWN_OFFER";
  if (model.owned.has(`${by} ${item.id}`)) return "ALREADY_PAID";
  if (item.priceInCents === 0) return "BAD_USER_INPUT";
  const unsettled = [...model.payments.values()].find(
    (one) => one.buyerId === by && one.itemId === item.id && !isSettled(one),
  );
  const isForgotten = unsettled !== undefined && isOld(model, unsettled);
  if (unsettled !== undefined) {
    const held = isSession ? holdOf(model, action) : undefined;
    const isForAnother = held !== undefined && held.id !== unsettled.bookingId;
    const isUnagreed = isPayable(unsettled) && awaitsConsent(model, unsettled);
    if (isForAnother || isForgotten || isUnagreed) cancel(unsettled);
    sync(model, unsettled);
  }
  if (unsettled?.state === "PAID") return "ALREADY_PAID";

  const hold = isSession ? holdOf(model, action) : undefined;
  if (isSession && hold === undefined) {
    const isPaid = standing(model).some(
      (one) =>
        one.bookerId === by &&
        one.itemId === item.id &&
        one.money === "PAID" &&
        one.end > model.now,
    );
    return isPaid ? "ALREADY_PAID" : "HOLD_EXPIRED";
  }
  const bookingId = hold?.id ?? null;
  if (unsettled !== undefined && unsettled.state !== "REFUNDED") {
    if (isForgotten && unsettled.intent === null) unsettled.isBilled = false;
    reopen(model, unsettled, { bookingId, pricedAt: model.now });
    return "done";
  }
  model.payments.set(newId, {
    id: newId,
    itemId: item.id,
    creatorId: item.creatorId,
    buyerId: by,
    bookingId,
    state: "OPEN",
    refund: null,
    attempt: 0,
    isOfItsAmount: true,
    isBilled: false,
    hasAgreed: false,
    pricedAt: model.now,
    intent: null,
  });
  return "done";
}

/** A page that still shows the previous state can't charge. */
function cancel(payment: ModelPayment): void {
  if (canChange(payment.intent)) payment.intent = "canceled";
}

/** Price and billing details last a day. */
function isOld({ now }: Model, { state, pricedAt }: ModelPayment): boolean {
  return (state === "OPEN" || state === "FAILED") && now - pricedAt >= DAY_MS;
}

/** A buyer of a session within two weeks agrees to that first: here each one is. */
function awaitsConsent({ bookings, now }: Model, payment: ModelPayment): boolean {
  const booking = bookings.get(payment.bookingId ?? "");
  return booking !== undefined && isHeld(booking) && !isOver(booking, now) && !payment.hasAgreed;
}

function reopen(
  model: Model,
  payment: ModelPayment,
  { bookingId, pricedAt }: { bookingId: string | null; pricedAt: number },
): void {
  const isForAnother = bookingId !== null && bookingId !== payment.bookingId;
  payment.bookingId = bookingId ?? payment.bookingId;
  if (payment.state === "PROCESSING") return;
  if (isForAnother) payment.hasAgreed = false;
  payment.state = "OPEN";
  payment.isOfItsAmount = true;
  payment.pricedAt = pricedAt;
  if (!payment.isBilled || payment.intent !== null || awaitsConsent(model, payment)) return;
  payment.attempt += 1;
  payment.intent = "requires_payment_method";
}

export function bill(model: Model, payment: ModelPayment, agrees: boolean): string {
  // Content keeps its price for a day; a session has that of its hold.
  if (payment.bookingId === null && isOld(model, payment)) cancel(payment);
  sync(model, payment);
  if (payment.state === "PAID") return "ALREADY_PAID";
  if (payment.state !== "OPEN" && payment.state !== "FAILED") return "PAYMENT_NOT_OPEN";
  if (awaitsConsent(model, payment) && !agrees) return "SESSION_CONSENT_MISSING";
  if (payment.bookingId !== null) {
    const booking = model.bookings.get(payment.bookingId);
    if (!booking || !isHeld(booking) || isOver(booking, model.now)) return "HOLD_EXPIRED";
  }
  const { bookingId } = payment;
  payment.isBilled = true;
  if (awaitsConsent(model, payment)) payment.hasAgreed = true;
  reopen(model, payment, {
    bookingId,
    pricedAt: bookingId === null ? model.now : payment.pricedAt,
  });
  return "done";
}

export function sendCard(payment: ModelPayment, action: Extract<Action, { does: "card" }>): string {
  // A replaced attempt was cancelled before.
  if (action.attempt !== payment.attempt || !canChange(payment.intent)) return "done";
  const outcomes = {
    pays: "succeeded",
    declines: "requires_payment_method",
    staysPending: "processing",
  } as const;
  payment.intent = outcomes[action.card];
  return "done";
}

export function decide(payment: ModelPayment, succeeds: boolean): string {
  if (payment.intent === "processing") {
    payment.intent = succeeds ? "succeeded" : "requires_payment_method";
  }
  return "done";
}

/** Nobody can pay by it any more, unless the bank was faster. */
export function giveUpAttempt(model: Model, payment: ModelPayment): void {
  if (isSettled(payment)) return;
  if (payment.intent === null) close(payment);
  cancel(payment);
  sync(model, payment);
}

export function giveUp(model: Model, payment: ModelPayment): string {
  if (isSettled(payment)) return "done";
  giveUpAttempt(model, payment);
  const booking = model.bookings.get(payment.bookingId ?? "");
  if (payment.state === "FAILED" && payment.intent === null && booking?.state === "HELD") {
    Object.assign(booking, { state: "LAPSED", money: "FAILED", holdExpiresAt: null });
  }
  return "done";
}

export function deliver(model: Model, body: string): string {
  const event = JSON.parse(body) as { data: { object: { id: string } } };
  const intentId = event.data.object.id;
  const payment = [...model.payments.values()].find(
    ({ id, attempt, intent }) => intent !== null && intentId === `pi_local_${id}_${attempt}`,
  );
  return payment === undefined ? "done" : sync(model, payment);
}

/** What the provider says becomes fact. */
export function sync(model: Model, payment: ModelPayment): string {
  if (isSettled(payment)) return "done";
  const booking = payment.bookingId === null ? undefined : model.bookings.get(payment.bookingId);
  if (payment.intent === "succeeded") {
    settle(model, payment, booking);
  } else if (payment.intent === "canceled") {
    close(payment);
  } else if (payment.intent === "processing") {
    payment.state = "PROCESSING";
  } else if (payment.state === "PROCESSING") {
    payment.state = "FAILED";
  }
  return "done";
}

/** No card can be charged for it any more. */
function close(payment: ModelPayment): void {
  payment.state = "FAILED";
  payment.intent = null;
  payment.isOfItsAmount = true;
}

function settle(model: Model, payment: ModelPayment, booking: ModelBooking | undefined): void {
  if (!payment.isOfItsAmount) return refund(payment, booking);
  payment.state = "PAID";
  if (booking === undefined) {
    model.owned.add(`${payment.buyerId} ${payment.itemId}`);
    return;
  }
  const isOfBuyer = (one: ModelBooking) =>
    one.creatorId === payment.creatorId && one.bookerId === payment.buyerId;
  lapseOver(model, isOfBuyer);
  const confirmed = isHeld(booking) ? booking : takeAgain(model, booking);
  if (confirmed === null) return refund(payment, booking);
  payment.bookingId = confirmed.id;
  Object.assign(confirmed, { state: "CONFIRMED", money: "PAID", holdExpiresAt: null });
}

/** What a late payment confirms: its buyer's own holds yield, or are the same session. */
function takeAgain(model: Model, lapsed: ModelBooking): ModelBooking | null {
  if (lapsed.start <= model.now) return null;
  const meetsIt = (one: ModelBooking) => one.creatorId === lapsed.creatorId && meets(one, lapsed);
  const inTheWay = standing(model).filter(meetsIt);
  const isOwnHold = (one: ModelBooking) => one.bookerId === lapsed.bookerId && isHeld(one);
  const same = inTheWay.find(
    (one) => isOwnHold(one) && one.itemId === lapsed.itemId && one.start === lapsed.start,
  );
  if (same !== undefined) return same;
  if (!inTheWay.every(isOwnHold)) return null;
  for (const one of inTheWay) lapse(one);
  lapseOver(model, meetsIt);
  return lapsed;
}

function refund(payment: ModelPayment, booking: ModelBooking | undefined): void {
  Object.assign(payment, { state: "REFUNDED", refund: "OWED" });
  if (booking) Object.assign(booking, { state: "LAPSED", money: "REFUNDED" });
}
