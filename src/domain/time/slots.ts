import type { DayOfWeek } from "../enums.ts";
import { DAYS_OF_WEEK } from "../enums.ts";
import { BOOKING_HORIZON_MONTHS, BOOKING_LEAD_MS, DAY_MS, MINUTE_MS } from "../limits.ts";
import type { Instant, Interval } from "./instant.ts";
import { freeStarts, merge, overlaps } from "./intervals.ts";
import {
  type Stretch,
  type WallTime,
  firstInstantFrom,
  firstInstantOf,
  instantOf,
  stretchesAround,
  wallTimeAt,
} from "./wallTime.ts";

/** Hours of a day on the wall, in minutes from midnight; `end` is not included, 1440 is the next midnight. */
export interface MinuteRange {
  readonly start: number;
  readonly end: number;
}

/** When a creator can be booked: weekly hours of wall-clock time in the creator's zone. */
export interface WeeklyHours {
  readonly timeZone: string;
  readonly days: readonly { readonly day: DayOfWeek; readonly ranges: readonly MinuteRange[] }[];
}

/** A slot that can be booked, as the viewer's clock shows it. */
export interface OfferedSlot {
  /** `HH:MM:SS` in the viewer's zone. */
  readonly start: string;
  /** `HH:MM:SS` in the viewer's zone; may lie on the next date. */
  readonly end: string;
  readonly startsAt: Instant;
  /** The month's earliest slot, which the picker preselects. */
  readonly isDefault: boolean;
}

/** A date of the viewer's calendar with its slots, earliest first, never none. */
export interface OfferedDay {
  /** `YYYY-MM-DD` in the viewer's zone. */
  readonly date: string;
  readonly slots: readonly OfferedSlot[];
}

/** What decides on slots, whoever looks at them. */
export interface Offer {
  readonly hours: WeeklyHours;
  readonly durationInMinutes: number;
  /** Live bookings, holds of others and busy times of calendars, in any order. */
  readonly busy: readonly Interval[];
  readonly now: Instant;
}

/**
 * The slots of a month of the viewer's calendar.
 *
 * The rule: within each stretch of the creator's hours, slots start on the wall
 * clock at the stretch's start and follow by the duration; what does not fit
 * before the stretch's end, on the wall or in real time, is not offered. A start
 * that does not exist (spring) is left out; one that exists twice (autumn)
 * counts once, the first. A slot begins at least two hours ahead and within six
 * months, meets nothing busy, and is offered only under a time on the viewer's
 * clock that leads back to it: the second of two equal times does not.
 *
 * Throws a RangeError when either zone is none.
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
  const viewer = stretchesAround(timeZone, from, to);
  const bounds = { start: firstInstantFrom(viewer, from) ?? from, end: firstInstantFrom(viewer, to) ?? to };

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

/** The slot that a request names by wall clock, under the rule of `offeredDays`; null when it is not offered. */
export function offeredSlotAt({
  date,
  timeSlot,
  timeZone,
  ...offer
}: Offer & {
  /** `YYYY-MM-DD` in `timeZone`. */
  date: string;
  /** `HH:MM` or `HH:MM:SS` in `timeZone`. */
  timeSlot: string;
  timeZone: string;
}): Interval | null {
  const start = instantOf({ date, time: timeSlot, timeZone });
  if (start === null || !isInBookingWindow(start, offer.now)) return null;
  const day = Math.floor(wallTimeAt(offer.hours.timeZone, start) / DAY_MS);
  if (!startsOfDays(offer, { first: day, last: day }).includes(start)) return null;
  const slot = { start, end: start + offer.durationInMinutes * MINUTE_MS };
  return offer.busy.some((busy) => busy.start < busy.end && overlaps(busy, slot)) ? null : slot;
}

/** From the earliest to the latest moment at which a slot can begin, both included. */
export function bookingWindow(now: Instant): Interval {
  return { start: now + BOOKING_LEAD_MS, end: addMonths(now, BOOKING_HORIZON_MONTHS) };
}

function isInBookingWindow(start: Instant, now: Instant): boolean {
  const window = bookingWindow(now);
  return start >= window.start && start <= window.end;
}

/** The same time of day so many months later in UTC, so that all zones share one horizon; 31 August leads to 28 February. */
function addMonths(instant: Instant, months: number): Instant {
  const date = new Date(instant);
  const firstOfMonth = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const lastOfMonth = new Date(firstOfMonth);
  lastOfMonth.setUTCMonth(lastOfMonth.getUTCMonth() + 1, 0);
  const day = Math.min(date.getUTCDate(), lastOfMonth.getUTCDate());
  return firstOfMonth + (day - 1) * DAY_MS + (instant - Math.floor(instant / DAY_MS) * DAY_MS);
}

/** All starts that are free, of slots that begin within `bounds`, earliest first. */
function freeSlots(offer: Offer, bounds: Interval): readonly Instant[] {
  const window = bookingWindow(offer.now);
  const from = Math.max(bounds.start, window.start);
  const to = Math.min(bounds.end, window.end);
  if (from > to) return [];

  const { timeZone } = offer.hours;
  const first = Math.floor(wallTimeAt(timeZone, from) / DAY_MS);
  const last = Math.floor(wallTimeAt(timeZone, to) / DAY_MS);
  const starts = startsOfDays(offer, { first, last }).filter((start) => start >= from && start <= to);
  const merged = merge(offer.busy);
  return freeStarts({ starts, lengthMs: offer.durationInMinutes * MINUTE_MS, merged });
}

/** The starts that the hours of the creator's days `first` to `last` (days since 1970-01-01) hold, earliest first, each once. */
function startsOfDays(
  { hours, durationInMinutes }: Offer,
  { first, last }: { first: number; last: number },
): readonly Instant[] {
  if (!(durationInMinutes > 0)) throw new RangeError("A slot lasts at least a minute");
  const stretches = stretchesAround(hours.timeZone, first * DAY_MS, (last + 1) * DAY_MS);
  const ranges = rangesByWeekday(hours);
  const starts: Instant[] = [];
  for (let day = first; day <= last; day++) {
    for (const range of ranges[weekdayOf(day)] ?? []) {
      startsOfRange({ midnight: day * DAY_MS, range, durationInMinutes, stretches, starts });
    }
  }
  return [...new Set(starts)].sort((a, b) => a - b);
}

function startsOfRange({
  midnight,
  range,
  durationInMinutes,
  stretches,
  starts,
}: {
  midnight: WallTime;
  range: MinuteRange;
  durationInMinutes: number;
  stretches: readonly Stretch[];
  /** Grows by the starts found. */
  starts: Instant[];
}): void {
  const lengthMs = durationInMinutes * MINUTE_MS;
  const rangeEnd = firstInstantFrom(stretches, midnight + range.end * MINUTE_MS);
  if (rangeEnd === null) return;
  for (let minute = range.start; minute + durationInMinutes <= range.end; minute += durationInMinutes) {
    const start = firstInstantOf(stretches, midnight + minute * MINUTE_MS);
    if (start !== null && start + lengthMs <= rangeEnd) starts.push(start);
  }
}

function rangesByWeekday({ days }: WeeklyHours): readonly (readonly MinuteRange[])[] {
  return DAYS_OF_WEEK.map((day) => days.filter((row) => row.day === day).flatMap((row) => row.ranges));
}

/** Monday is 0; 1 January 1970 was a Thursday. */
function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
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
