import { HOLD_MS, HOUR_MS } from "../../../../src/domain/shared/limits.ts";
import { existing } from "./existing.ts";
import type { Action, Model, ModelBooking } from "./model.ts";

const LEAD_MS = 2 * HOUR_MS;
const MOVABLE_UNTIL_MS = HOUR_MS;
const MOVES_MAX = 3;
const FREE_MAX = 5;
const HOLDS_PER_CREATOR = 3;
const HOLDS_ALTOGETHER = 20;

export const isOver = (booking: ModelBooking, now: number) =>
  booking.holdExpiresAt !== null && now >= booking.holdExpiresAt;
const occupies = ({ state }: ModelBooking) => state === "HELD" || state === "CONFIRMED";
export const isHeld = ({ state }: ModelBooking) => state === "HELD";
export const isFree = ({ money }: ModelBooking) => money === "FREE";
export const meets = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  a.start < b.end && b.start < a.end;

/** Bookings that currently occupy their time. */
export const standing = ({ bookings, now }: Model) =>
  [...bookings.values()].filter((one) => occupies(one) && !isOver(one, now));

export function take(
  model: Model,
  action: Extract<Action, { does: "take" }>,
  newId: string,
): string {
  const { by, item, start, end } = action;
  const { now } = model;
  const { creatorId } = item;
  if (creatorId === by) return "OWN_OFFER";
  const all = standing(model).filter((one) => one.end > now);
  const isMine = (one: ModelBooking) => one.bookerId === by;
  const ofCreator = all.filter((one) => one.creatorId === creatorId);
  const mine = ofCreator.filter(isMine);
  if (mine.some((one) => one.itemId === item.id && one.start === start)) return "done";
  if (start < now + LEAD_MS) return "SLOT_NOT_OFFERED";
  const blocks = (one: ModelBooking) => meets(one, action) && !(isMine(one) && isHeld(one));
  if (ofCreator.some(blocks)) return "SLOT_TAKEN";

  const isReplaced = (one: ModelBooking) =>
    isHeld(one) && (one.itemId === item.id || meets(one, action));
  const kept = mine.filter((one) => !isReplaced(one));
  const replaced = mine.filter(isReplaced);
  if (replaced.some((one) => one.itemId !== item.id && isAtBank(model, one)))
    return "PAYMENT_PROCESSING";
  const holds = all.filter((one) => isMine(one) && isHeld(one)).length - replaced.length;
  if (item.priceInCents === 0 && kept.filter(isFree).length >= FREE_MAX)
    return "TOO_MANY_FREE_BOOKINGS";
  if (kept.filter(isHeld).length >= HOLDS_PER_CREATOR || holds >= HOLDS_ALTOGETHER)
    return "TOO_MANY_HOLDS";

  lapseOver(model, (one) => one.creatorId === creatorId && (isMine(one) || meets(one, action)));
  for (const one of replaced) lapse(one);
  model.bookings.set(newId, {
    id: newId,
    itemId: item.id,
    creatorId,
    bookerId: by,
    start,
    end,
    state: "HELD",
    money: item.priceInCents === 0 ? "FREE" : "PENDING",
    holdExpiresAt: now + HOLD_MS,
    moves: 0,
    earliestStart: start,
    cancelledBy: null,
  });
  return "done";
}

export function lapse(booking: ModelBooking): void {
  Object.assign(booking, {
    state: "LAPSED",
    money: isFree(booking) ? "FREE" : "EXPIRED",
    holdExpiresAt: null,
  });
}

export function lapseOver(
  { bookings, now }: Model,
  isAffected: (one: ModelBooking) => boolean,
): void {
  for (const one of bookings.values()) if (isOver(one, now) && isAffected(one)) lapse(one);
}

export function answer({ bookings, now }: Model, bookingId: string): string {
  const booking = existing(bookings.get(bookingId), bookingId);
  if (booking.state === "CANCELLED") return "BOOKING_CANCELLED";
  if (!occupies(booking) || isOver(booking, now)) return "HOLD_EXPIRED";
  if (isHeld(booking) && isFree(booking)) {
    Object.assign(booking, { state: "CONFIRMED", holdExpiresAt: null });
  }
  return "done";
}

export function reschedule(model: Model, action: Extract<Action, { does: "reschedule" }>): string {
  const { bookings, now } = model;
  const booking = existing(bookings.get(action.bookingId), action.bookingId);
  const { creatorId, bookerId, start } = booking;
  if (booking.state === "CANCELLED") return "BOOKING_CANCELLED";
  if (!occupies(booking) || isOver(booking, now)) return "HOLD_EXPIRED";
  if (isHeld(booking)) return "BOOKING_NOT_CONFIRMED";
  if (action.start === start) return "done";
  if (start - now <= MOVABLE_UNTIL_MS) return "RESCHEDULE_TOO_LATE";
  if (booking.moves >= MOVES_MAX) return "MOVE_LIMIT_REACHED";
  if (action.start < now + LEAD_MS) return "SLOT_NOT_OFFERED";
  const inTheWay = standing(model).filter(
    (one) => one !== booking && one.creatorId === creatorId && meets(one, action),
  );
  const isOwnHold = (one: ModelBooking) => isHeld(one) && one.bookerId === bookerId;
  if (!inTheWay.every(isOwnHold)) return "SLOT_TAKEN";
  if (inTheWay.some((one) => isAtBank(model, one))) return "PAYMENT_PROCESSING";
  for (const one of inTheWay) lapse(one);
  lapseOver(model, (one) => one.creatorId === creatorId && meets(one, action));
  Object.assign(booking, {
    start: action.start,
    end: action.end,
    moves: booking.moves + 1,
    earliestStart: Math.min(booking.earliestStart, action.start),
  });
  return "done";
}

export const isAtBank = ({ payments }: Model, { id }: ModelBooking) =>
  [...payments.values()].some(({ bookingId, state }) => bookingId === id && state === "PROCESSING");
