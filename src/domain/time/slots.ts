import { DAY_MS, MINUTE_MS } from "../shared/limits.ts";
import { rulesOf } from "./bookingRules.ts";
import { bookingWindow } from "./bookingWindow.ts";
import type { Instant, Interval } from "./instant.ts";
import { freeStarts, merge, overlaps } from "./intervals.ts";
import type { Stretch } from "./offsets.ts";
import { type Taken, fullDays, takenTimes } from "./takenTimes.ts";
import {
  type WallTime,
  firstInstantFrom,
  firstInstantOf,
  instantOf,
  stretchesAround,
  wallTimeAt,
} from "./wallTime.ts";
import { type Hours, startsOfDays } from "./weeklyHours.ts";

/** A bookable slot, in the viewer's wall time. */
export interface OfferedSlot {
  /** `HH:MM:SS` in the viewer's zone. */
  readonly start: string;
  /** `HH:MM:SS` in the viewer's zone; may lie on the next date. */
  readonly end: string;
  readonly startsAt: Instant;
  /** The month's earliest slot, which the picker preselects. */
  readonly isDefault: boolean;
}

/** A date of the viewer's calendar with its slots, earliest first; at least one. */
export interface OfferedDay {
  /** `YYYY-MM-DD` in the viewer's zone. */
  readonly date: string;
  readonly slots: readonly OfferedSlot[];
}

/** What determines the slots, for any viewer. */
export interface Offer extends Taken {
  readonly hours: Hours;
  readonly durationInMinutes: number;
  readonly now: Instant;
}

/**
 * The slots of a month of the viewer's calendar.
 *
 * The rule: within each range of the day's hours (an exception's instead of the week's, where there
 * is one) slots start on the wall clock at the range's start and follow by the duration; what does
 * not fit before the range's end, on the wall or in real time, is not offered. A start that does not
 * exist (spring) is skipped; one that exists twice (autumn) counts once, the first. A slot begins in
 * the window of the offer's rules, on no day that is full, keeps its distance from all that is
 * taken, and is offered only under a time on the viewer's clock that maps back to it: the second of
 * two equal times does not.
 *
 * Throws a RangeError if either zone is invalid.
 */
export function offeredDays({
  year,
  month,
  timeZone,
  ...offer
}: Offer & {
  year: number;
  /** 1 to 12. */
  month: number;
  /** The viewer's zone. */
  timeZone: string;
}): OfferedDay[] {
  const from: WallTime = Date.UTC(year, month - 1, 1);
  const to: WallTime = Date.UTC(year, month, 1);
  return daysBetween({ from, to, timeZone, ...offer });
}

/**
 * The slots from `date` on in the viewer's calendar, by the rule of `offeredDays`. The earliest of
 * them is the default.
 *
 * Throws a RangeError if either zone is invalid.
 */
export function offeredDaysFrom({
  date,
  days,
  ...offer
}: Offer & {
  /** `YYYY-MM-DD` in `timeZone`. */
  date: string;
  days: number;
  /** The viewer's zone. */
  timeZone: string;
}): OfferedDay[] {
  const from: WallTime = Date.parse(`${date}T00:00:00Z`);
  return daysBetween({ from, to: from + days * DAY_MS, ...offer });
}

/** The days of the viewer's calendar from `from` to `to`, exclusive. */
function daysBetween({
  from,
  to,
  timeZone,
  ...offer
}: Offer & { from: WallTime; to: WallTime; timeZone: string }): OfferedDay[] {
  const viewer = stretchesAround(timeZone, from, to);
  const bounds = {
    start: firstInstantFrom(viewer, from) ?? from,
    end: firstInstantFrom(viewer, to) ?? to,
  };

  const days = new Map<number, OfferedSlot[]>();
  const lengthMs = offer.durationInMinutes * MINUTE_MS;
  let isDefault = true;
  for (const startsAt of freeSlots(offer, bounds)) {
    const start = wallTimeIn(viewer, startsAt);
    if (start < from || start >= to || firstInstantOf(viewer, start) !== startsAt) continue;
    const end = wallTimeIn(viewer, startsAt + lengthMs);
    const day = Math.floor(start / DAY_MS);
    const slot = { start: clockText(start), end: clockText(end), startsAt, isDefault };
    isDefault = false;
    const slots = days.get(day);
    if (slots) slots.push(slot);
    else days.set(day, [slot]);
  }
  return [...days].map(([day, slots]) => ({ date: dateText(day), slots }));
}

/** A slot as named in a request, in wall time. */
export interface NamedSlot {
  /** `YYYY-MM-DD` in `timeZone`. */
  readonly date: string;
  /** `HH:MM` or `HH:MM:SS` in `timeZone`. */
  readonly timeSlot: string;
  readonly timeZone: string;
  readonly durationInMinutes: number;
}

/** When that slot is, whether it is offered or not; null if there is no such time. */
export function intervalOf(named: NamedSlot): Interval | null {
  const { date, timeSlot, timeZone, durationInMinutes } = named;
  const start = instantOf({ date, time: timeSlot, timeZone });
  return start === null ? null : { start, end: start + durationInMinutes * MINUTE_MS };
}

/** The named slot, by the rule of `offeredDays`; null if it is not offered. */
export function offeredSlotAt(offer: Offer & NamedSlot): Interval | null {
  const slot = intervalOf(offer);
  return slot !== null && isWithinRules(offer, slot) && isFree(offer, slot) ? slot : null;
}

/** Whether the hours have that slot and the rules let it be booked now, taken or not. */
export function isWithinRules(offer: Offer, slot: Interval): boolean {
  const window = bookingWindow(offer.now, rulesOf(offer.rules, offer.offerId));
  if (slot.start < window.start || slot.start > window.end) return false;
  const day = dayOf(offer, slot.start);
  const starts = startsOfDays({ ...offer, first: day, last: day, fullDays: NO_DAYS });
  return starts.includes(slot.start);
}

/** Whether nothing takes that slot, and its day isn't full. */
export function isFree(offer: Pick<Offer, "hours"> & Taken, slot: Interval): boolean {
  if (fullDays(offer, offer.hours.timeZone).has(dayOf(offer, slot.start))) return false;
  return !takenTimes(offer).some((taken) => overlaps(taken, slot));
}

const NO_DAYS: ReadonlySet<number> = new Set();

const dayOf = ({ hours }: Pick<Offer, "hours">, instant: Instant) =>
  Math.floor(wallTimeAt(hours.timeZone, instant) / DAY_MS);

/** All free starts, of slots that begin within `bounds`, earliest first. */
function freeSlots(offer: Offer, bounds: Interval): readonly Instant[] {
  const window = bookingWindow(offer.now, rulesOf(offer.rules, offer.offerId));
  const from = Math.max(bounds.start, window.start);
  const to = Math.min(bounds.end, window.end);
  if (from > to) return [];

  const [first, last] = [dayOf(offer, from), dayOf(offer, to)];
  const full = fullDays(offer, offer.hours.timeZone);
  const starts = startsOfDays({ ...offer, first, last, fullDays: full }).filter(
    (start) => start >= from && start <= to,
  );
  const merged = merge(takenTimes(offer));
  return freeStarts({ starts, lengthMs: offer.durationInMinutes * MINUTE_MS, merged });
}

function wallTimeIn(stretches: readonly Stretch[], instant: Instant): WallTime {
  const stretch = stretches.find(({ end }) => instant < end) ?? stretches.at(-1);
  return instant + (stretch?.offset ?? 0);
}

function clockText(wall: WallTime): string {
  const minutes = Math.floor(wall / MINUTE_MS) % (24 * 60);
  const minute = minutes % 60;
  const hour = (minutes - minute) / 60;
  return `${hour < 10 ? "0" : ""}${hour}:${minute < 10 ? "0" : ""}${minute}:00`;
}

function dateText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
