import { DAY_MS, HOUR_MS } from "../shared/limits.ts";
import { type Instant, isRealDate } from "./instant.ts";
import { type Stretch, offsetAt, stretchesOf } from "./offsets.ts";

/**
 * Wall-clock time: milliseconds since 1970-01-01T00:00 on the local clock, whatever its zone. The
 * day is `floor(wall / DAY_MS)`.
 */
export type WallTime = number;

/**
 * A range of wall-clock time within a day, in minutes from midnight; `end` is exclusive, 1440 is
 * the next midnight.
 */
export interface MinuteRange {
  readonly start: number;
  readonly end: number;
}

/** The zone's wall time at an instant. */
export function wallTimeAt(timeZone: string, instant: Instant): WallTime {
  return instant + offsetAt(timeZone, instant);
}

/**
 * The first instant at or after `wall`: the first of two times in autumn, the moment of the change
 * for a time that spring skips.
 */
export function firstInstantFrom(stretches: readonly Stretch[], wall: WallTime): Instant | null {
  for (const { start, end, offset } of stretches) {
    const instant = wall - offset;
    if (instant < end) return Math.max(instant, start);
  }
  return null;
}

/** The first instant of exactly `wall`; null if it never occurs. */
export function firstInstantOf(stretches: readonly Stretch[], wall: WallTime): Instant | null {
  for (const { start, end, offset } of stretches) {
    const instant = wall - offset;
    if (instant < end) return instant >= start ? instant : null;
  }
  return null;
}

/** No zone is further than a day from UTC, not even on the day it crosses the date line. */
const FURTHEST_OFFSET_MS = DAY_MS + 2 * HOUR_MS;

/** The stretches that can contain the wall times [from, to]. */
export function stretchesAround(
  timeZone: string,
  from: WallTime,
  to: WallTime,
): readonly Stretch[] {
  return stretchesOf(timeZone, from - FURTHEST_OFFSET_MS, to + FURTHEST_OFFSET_MS);
}

const LOCAL_TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/** Parses `YYYY-MM-DD` and `HH:MM` or `HH:MM:SS`; null if either does not parse. */
function parseWallTime(date: string, time: string): WallTime | null {
  const parts = LOCAL_TIME.exec(time);
  if (!parts || !isRealDate(date)) return null;
  const [, hour, minute, second = 0] = parts;
  return (
    Date.parse(`${date}T00:00:00Z`) +
    (Number(hour) * 3600 + Number(minute) * 60 + Number(second)) * 1000
  );
}

/**
 * The instant of a date and a time in a zone: the first if they occur twice, null if they never
 * occur or do not parse.
 */
export function instantOf({
  date,
  time,
  timeZone,
}: {
  date: string;
  time: string;
  timeZone: string;
}): Instant | null {
  const wall = parseWallTime(date, time);
  if (wall === null) return null;
  return firstInstantOf(stretchesAround(timeZone, wall, wall), wall);
}

/** A time of day as `HH:MM:SS`; null if it does not parse. */
export function clockTimeOf(time: string): string | null {
  if (!LOCAL_TIME.test(time)) return null;
  return time.length === "HH:MM".length ? `${time}:00` : time;
}

/** A minute of the day as `HH:MM:SS`; the next midnight is `24:00:00`. */
export function clockTextOf(minuteOfDay: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}:00`;
}
