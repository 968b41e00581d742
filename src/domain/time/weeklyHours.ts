import { DAYS_OF_WEEK, type DayOfWeek } from "../generated/enums.ts";
import { DAY_MS, MINUTE_MS } from "../shared/limits.ts";
import { type HoursException, exceptionsByDay } from "./exceptions.ts";
import type { Instant, Interval } from "./instant.ts";
import { merge } from "./intervals.ts";
import type { Stretch } from "./offsets.ts";
import {
  type MinuteRange,
  type WallTime,
  firstInstantFrom,
  firstInstantOf,
  stretchesAround,
  wallTimeAt,
} from "./wallTime.ts";

/** Weekly hours of wall-clock time in the creator's zone. */
export interface WeeklyHours {
  readonly timeZone: string;
  readonly days: readonly { readonly day: DayOfWeek; readonly ranges: readonly MinuteRange[] }[];
}

/** When a creator can be booked: by weekly hours, but on some dates by others. */
export interface Hours extends WeeklyHours {
  /** Earliest first, none overlapping. */
  readonly exceptions: readonly HoursException[];
}

/**
 * The starts within the hours of the creator's days `first` to `last` (days since 1970-01-01),
 * earliest first, distinct. The rule is at `offeredDays`.
 */
export function startsOfDays({
  hours,
  durationInMinutes,
  first,
  last,
  fullDays,
}: {
  hours: Hours;
  durationInMinutes: number;
  first: number;
  last: number;
  /** Days that are left out. */
  fullDays: ReadonlySet<number>;
}): readonly Instant[] {
  if (!(durationInMinutes > 0)) throw new RangeError("A slot lasts at least a minute");
  const stretches = stretchesAround(hours.timeZone, first * DAY_MS, (last + 1) * DAY_MS);
  const rangesOf = rangesByDay(hours);
  const starts: Instant[] = [];
  for (let day = first; day <= last; day++) {
    if (fullDays.has(day)) continue;
    for (const range of rangesOf(day)) {
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
  /** The starts found are added here. */
  starts: Instant[];
}): void {
  const lengthMs = durationInMinutes * MINUTE_MS;
  const rangeEnd = firstInstantFrom(stretches, midnight + range.end * MINUTE_MS);
  if (rangeEnd === null) return;
  for (
    let minute = range.start;
    minute + durationInMinutes <= range.end;
    minute += durationInMinutes
  ) {
    const start = firstInstantOf(stretches, midnight + minute * MINUTE_MS);
    if (start !== null && start + lengthMs <= rangeEnd) starts.push(start);
  }
}

/** Whether all of an interval is within the hours, whether or not a slot begins with it. */
export function isWithinHours(hours: Hours, { start, end }: Interval): boolean {
  const first = Math.floor(wallTimeAt(hours.timeZone, start) / DAY_MS);
  const last = Math.floor(wallTimeAt(hours.timeZone, end) / DAY_MS);
  const stretches = stretchesAround(hours.timeZone, first * DAY_MS, (last + 1) * DAY_MS);
  const rangesOf = rangesByDay(hours);
  const open: Interval[] = [];
  for (let day = first; day <= last; day++) {
    for (const range of rangesOf(day)) {
      const from = firstInstantFrom(stretches, day * DAY_MS + range.start * MINUTE_MS);
      const to = firstInstantFrom(stretches, day * DAY_MS + range.end * MINUTE_MS);
      if (from !== null && to !== null) open.push({ start: from, end: to });
    }
  }
  return merge(open).some((stretch) => stretch.start <= start && end <= stretch.end);
}

/** The ranges of a day, when they are asked for in the order of days. */
function rangesByDay({ days, exceptions }: Hours): (day: number) => readonly MinuteRange[] {
  const byWeekday = DAYS_OF_WEEK.map((day) =>
    days.filter((row) => row.day === day).flatMap((row) => row.ranges),
  );
  const exceptionOf = exceptionsByDay(exceptions);
  return (day) => exceptionOf(day)?.ranges ?? byWeekday[weekdayOf(day)] ?? [];
}

/** Monday is 0; 1 January 1970 was a Thursday. */
function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}
