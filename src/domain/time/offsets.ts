import { DAY_MS, MINUTE_MS } from "../shared/limits.ts";
import type { Instant } from "./instant.ts";

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

/** Throws a RangeError if there is no such zone. */
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

/**
 * The stretches of constant offset that cover [from, to], earliest first, the
 * outer ones a little longer.
 */
export function stretchesOf(timeZone: string, from: Instant, to: Instant): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (let block = Math.floor(from / BLOCK_MS); block * BLOCK_MS <= to; block++) {
    for (const stretch of blockOf(timeZone, block)) {
      const last = stretches.at(-1);
      if (last?.offset === stretch.offset)
        stretches[stretches.length - 1] = { ...last, end: stretch.end };
      else stretches.push(stretch);
    }
  }
  return stretches;
}

/**
 * Milliseconds to add to an instant for the wall time. Throws a RangeError if there is no such
 * zone.
 */
export function offsetAt(timeZone: string, instant: Instant): number {
  const stretches = blockOf(timeZone, Math.floor(instant / BLOCK_MS));
  for (const { end, offset } of stretches) if (instant < end) return offset;
  throw new RangeError(`Nothing is known about ${timeZone} at ${instant}`);
}
