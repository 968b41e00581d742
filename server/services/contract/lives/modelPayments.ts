import { DAY_MS } from "../../../../src/domain/shared/limits.ts";
import type { CatalogItemRow } from "../../../store/ports/catalogue.ts";
import type { IntentStatus } from "../../../providers/cards/port.ts";
import type { Deed, Model, ModelBooking, ModelPayment } from "./model.ts";
import { isFree, isHeld, isOver, lapseOver, meets, occupies, standing } from "./modelBookings.ts";

const canChange = (intent: IntentStatus) => intent.startsWith("requires_");
const isSettled = ({ state }: ModelPayment) => state === "PAID" || state === "REFUNDED";

/** The buyer's hold of a session that is still to be paid. */
function holdOf(model: Model, { by, item }: { by: string; item: CatalogItemRow }) {
  return standing(model).find(
    (one) => one.bookerId === by && one.itemId === item.id && isHeld(one) && !isFree(one),
  );
}

export function open(model: Model, deed: Extract<Deed, { does: "open" }>, newId: string): string {
  const { by, item } = deed;
  const isSession = item.category === "ONE_ON_ONE";
  if (item.creatorId === by) return "OWN_OFFER";
  if (model.owned.has(`${by} ${item.id}`)) return "ALREADY_PAID";
  if (item.priceInCents === 0) return "BAD_USER_INPUT";
  const unsettled = [...model.payments.values()].find(
    (one) => one.buyerId === by && one.itemId === item.id && !isSettled(one),
  );
  if (unsettled !== undefined) {
    cancelForEarlierHold(unsettled, isSession ? holdOf(model, deed) : undefined);
    cancelOutdated(model, unsettled);
    sync(model, unsettled);
  }
  if (unsettled?.state === "PAID") return "ALREADY_PAID";

  const hold = isSession ? holdOf(model, deed) : undefined;
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
    reopen(unsettled, { bookingId, pricedAt: model.now });
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
    attempt: 1,
    isOfItsAmount: true,
    pricedAt: model.now,
    intent: "requires_payment_method",
  });
  return "done";
}

/** A page that still shows the earlier time takes no money for the next. */
function cancelForEarlierHold(payment: ModelPayment, hold: ModelBooking | undefined): void {
  const isForAnother = hold !== undefined && hold.id !== payment.bookingId;
  if (isForAnother && canChange(payment.intent)) payment.intent = "canceled";
}

/** Content keeps the price of a day; a session has that of its hold. */
function cancelOutdated(model: Model, payment: ModelPayment): void {
  if (payment.bookingId !== null || (payment.state !== "OPEN" && payment.state !== "FAILED"))
    return;
  const isOld = model.now - payment.pricedAt >= DAY_MS;
  if (isOld && canChange(payment.intent)) payment.intent = "canceled";
}

function reopen(
  payment: ModelPayment,
  { bookingId, pricedAt }: { bookingId: string | null; pricedAt: number },
): void {
  payment.bookingId = bookingId ?? payment.bookingId;
  if (payment.state === "PROCESSING") return;
  payment.state = "OPEN";
  payment.isOfItsAmount = true;
  payment.pricedAt = pricedAt;
  if (payment.intent !== "canceled") return;
  payment.attempt += 1;
  payment.intent = "requires_payment_method";
}

export function bill(model: Model, payment: ModelPayment): string {
  cancelOutdated(model, payment);
  sync(model, payment);
  if (payment.state === "PAID") return "ALREADY_PAID";
  if (payment.state !== "OPEN" && payment.state !== "FAILED") return "PAYMENT_NOT_OPEN";
  if (payment.bookingId !== null) {
    const booking = model.bookings.get(payment.bookingId);
    if (!booking || !isHeld(booking) || isOver(booking, model.now)) return "HOLD_EXPIRED";
  }
  const { bookingId } = payment;
  reopen(payment, { bookingId, pricedAt: bookingId === null ? model.now : payment.pricedAt });
  return "done";
}

export function sendCard(payment: ModelPayment, deed: Extract<Deed, { does: "card" }>): string {
  // An attempt that was replaced was cancelled before.
  if (deed.attempt !== payment.attempt || !canChange(payment.intent)) return "done";
  const outcomes = {
    pays: "succeeded",
    declines: "requires_payment_method",
    staysPending: "processing",
  } as const;
  payment.intent = outcomes[deed.card];
  return "done";
}

export function decide(payment: ModelPayment, succeeds: boolean): string {
  if (payment.intent === "processing") {
    payment.intent = succeeds ? "succeeded" : "requires_payment_method";
  }
  return "done";
}

export function giveUp(model: Model, payment: ModelPayment): string {
  if (isSettled(payment)) return "done";
  if (canChange(payment.intent)) payment.intent = "canceled";
  return sync(model, payment);
}

export function deliver(model: Model, body: string): string {
  const event = JSON.parse(body) as { data: { object: { id: string } } };
  const intentId = event.data.object.id;
  const payment = [...model.payments.values()].find(
    ({ id, attempt }) => intentId === `pi_local_${id}_${attempt}`,
  );
  return payment === undefined ? "done" : sync(model, payment);
}

/** What the provider says is so. */
export function sync(model: Model, payment: ModelPayment): string {
  if (isSettled(payment)) return "done";
  const booking = payment.bookingId === null ? undefined : model.bookings.get(payment.bookingId);
  if (payment.intent === "succeeded") {
    settle(model, payment, booking);
  } else if (payment.intent === "canceled") {
    payment.state = "FAILED";
    if (booking?.state === "HELD") {
      Object.assign(booking, { state: "LAPSED", money: "FAILED", holdExpiresAt: null });
    }
  } else if (payment.intent === "processing") {
    payment.state = "PROCESSING";
  } else if (payment.state === "PROCESSING") {
    payment.state = "FAILED";
  }
  return "done";
}

function settle(model: Model, payment: ModelPayment, booking: ModelBooking | undefined): void {
  if (!payment.isOfItsAmount) return giveBack(payment, booking);
  payment.state = "PAID";
  if (booking === undefined) {
    model.owned.add(`${payment.buyerId} ${payment.itemId}`);
    return;
  }
  lapseOver(model, payment.creatorId);
  const isHadStill = isHeld(booking) || (booking.start > model.now && isFreeTime(model, booking));
  if (isHadStill) {
    Object.assign(booking, { state: "CONFIRMED", money: "PAID", holdExpiresAt: null });
    return;
  }
  giveBack(payment, booking);
}

function giveBack(payment: ModelPayment, booking: ModelBooking | undefined): void {
  Object.assign(payment, { state: "REFUNDED", refund: "OWED" });
  if (booking) Object.assign(booking, { state: "LAPSED", money: "REFUNDED" });
}

function isFreeTime({ bookings }: Model, wanted: ModelBooking): boolean {
  return ![...bookings.values()].some(
    (one) =>
      one.id !== wanted.id &&
      one.creatorId === wanted.creatorId &&
      occupies(one) &&
      meets(one, wanted),
  );
}
