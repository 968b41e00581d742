import { DAY_MS, MINUTE_MS } from "../limits.ts";
import { type Instant, isRealDate } from "./instant.ts";

/**
 * Wall-clock time: milliseconds since 1970-01-01T00:00 as a clock on the wall
 * shows it, whatever its zone. The day is `floor(wall / DAY_MS)`.
 */
export type WallTime = number;

/** A stretch in which a zone's clocks keep one distance from UTC. */
export interface Stretch {
  readonly start: Instant;
  /** Not included. */
  readonly end: Instant;
  /** Milliseconds to add to an instant for the time on the wall. */
  readonly offset: number;
}

/** Short enough that no zone leaves an offset and returns to it within one. */
const BLOCK_MS = 8 * DAY_MS;
const ZONES_MAX = 128;
const BLOCKS_PER_ZONE_MAX = 512;

interface ZoneCache {
  readonly clock: Intl.DateTimeFormat;
  readonly blocks: Map<number, readonly Stretch[]>;
}

const zoneCaches = new Map<string, ZoneCache>();

/** Throws a RangeError when there is no such zone. */
function zoneCache(timeZone: string): ZoneCache {
  const known = zoneCaches.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const fresh: ZoneCache = { clock, blocks: new Map() };
  dropOldest(zoneCaches, ZONES_MAX);
  zoneCaches.set(timeZone, fresh);
  return fresh;
}

function dropOldest<K>(map: Map<K, unknown>, max: number): void {
  if (map.size < max) return;
  const oldest = map.keys().next();
  if (!oldest.done) map.delete(oldest.value);
}

function readOffset(clock: Intl.DateTimeFormat, instant: Instant): number {
  const shown: Record<string, number> = {};
  for (const { type, value } of clock.formatToParts(instant)) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  return wall - Math.floor(instant / 1000) * 1000;
}

/** The first minute at which the clocks no longer show the offset of `start`. */
function findChange(clock: Intl.DateTimeFormat, start: Instant, end: Instant): Instant {
  const before = readOffset(clock, start);
  let same = start / MINUTE_MS;
  let different = end / MINUTE_MS;
  while (different - same > 1) {
    const middle = Math.floor((same + different) / 2);
    if (readOffset(clock, middle * MINUTE_MS) === before) same = middle;
    else different = middle;
  }
  return different * MINUTE_MS;
}

function readBlock(clock: Intl.DateTimeFormat, block: number): readonly Stretch[] {
  const start = block * BLOCK_MS;
  const end = start + BLOCK_MS;
  const first = readOffset(clock, start);
  const last = readOffset(clock, end - MINUTE_MS);
  if (first === last) return [{ start, end, offset: first }];
  const change = findChange(clock, start, end - MINUTE_MS);
  return [
    { start, end: change, offset: first },
    { start: change, end, offset: last },
  ];
}

function blockOf(timeZone: string, block: number): readonly Stretch[] {
  const { clock, blocks } = zoneCache(timeZone);
  const known = blocks.get(block);
  if (known) return known;
  const fresh = readBlock(clock, block);
  dropOldest(blocks, BLOCKS_PER_ZONE_MAX);
  blocks.set(block, fresh);
  return fresh;
}

/** The stretches of constant offset that cover [from, to], earliest first, the outer ones a little longer. */
export function stretchesOf(timeZone: string, from: Instant, to: Instant): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (let block = Math.floor(from / BLOCK_MS); block * BLOCK_MS <= to; block++) {
    for (const stretch of blockOf(timeZone, block)) {
      const last = stretches.at(-1);
      if (last?.offset === stretch.offset) stretches[stretches.length - 1] = { ...last, end: stretch.end };
      else stretches.push(stretch);
    }
  }
  return stretches;
}

/** Milliseconds to add to an instant for the time on the wall. Throws a RangeError when there is no such zone. */
export function offsetAt(timeZone: string, instant: Instant): number {
  const stretches = blockOf(timeZone, Math.floor(instant / BLOCK_MS));
  for (const { end, offset } of stretches) if (instant < end) return offset;
  throw new RangeError(`Nothing is known about ${timeZone} at ${instant}`);
}

/** What a clock on the wall shows. */
export function wallTimeAt(timeZone: string, instant: Instant): WallTime {
  return instant + offsetAt(timeZone, instant);
}

/**
 * When a clock first shows `wall` or something later: the first of two times
 * in autumn, the moment of the change for a time that spring leaves out.
 */
export function firstInstantFrom(stretches: readonly Stretch[], wall: WallTime): Instant | null {
  for (const { start, end, offset } of stretches) {
    const instant = wall - offset;
    if (instant < end) return Math.max(instant, start);
  }
  return null;
}

/** When a clock first shows exactly `wall`; null when it never does. */
export function firstInstantOf(stretches: readonly Stretch[], wall: WallTime): Instant | null {
  for (const { start, end, offset } of stretches) {
    const instant = wall - offset;
    if (instant < end) return instant >= start ? instant : null;
  }
  return null;
}

/** No zone is further than a day from UTC, not even on the day on which it changes sides of the date line. */
const FURTHEST_OFFSET_MS = DAY_MS + 2 * 60 * MINUTE_MS;

/** The stretches in which the wall times [from, to] can lie. */
export function stretchesAround(timeZone: string, from: WallTime, to: WallTime): readonly Stretch[] {
  return stretchesOf(timeZone, from - FURTHEST_OFFSET_MS, to + FURTHEST_OFFSET_MS);
}

const LOCAL_TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/** Reads `YYYY-MM-DD` and `HH:MM` or `HH:MM:SS`; null when either is none. */
export function parseWallTime(date: string, time: string): WallTime | null {
  const parts = LOCAL_TIME.exec(time);
  if (!parts || !isRealDate(date)) return null;
  const [, hour, minute, second = 0] = parts;
  return Date.parse(`${date}T00:00:00Z`) + (Number(hour) * 3600 + Number(minute) * 60 + Number(second)) * 1000;
}

/**
 * The moment at which clocks in a zone show a date and a time: the first when
 * they show it twice, null when they never do or the texts are none.
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

/** A time of day as `HH:MM:SS`; null when the text is none. */
export function clockTimeOf(time: string): string | null {
  if (!LOCAL_TIME.test(time)) return null;
  return time.length === "HH:MM".length ? `${time}:00` : time;
}

/** A minute of the day as `HH:MM:SS`; the next midnight is `24:00:00`. */
export function clockTextOf(minuteOfDay: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}:00`;
}
