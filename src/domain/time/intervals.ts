import { MINUTE_MS } from "../shared/limits.ts";
import type { Instant, Interval } from "./instant.ts";

/** Whether two intervals overlap; touching ends do not count. */
export function overlaps(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end;
}

/**
 * The same moments as stretches that neither touch nor overlap, earliest
 * first. Empty stretches vanish.
 */
export function merge(intervals: readonly Interval[]): readonly Interval[] {
  const sorted = intervals
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start);
  const merged: Interval[] = [];
  for (const interval of sorted) {
    const last = merged.at(-1);
    if (last && interval.start <= last.end) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, interval.end) };
    } else {
      merged.push(interval);
    }
  }
  return merged;
}

/** What is left of these without a stretch of time. */
export function cutOut(intervals: readonly Interval[], without: Interval): Interval[] {
  return intervals.flatMap(({ start, end }) =>
    [
      { start, end: Math.min(end, without.start) },
      { start: Math.max(start, without.end), end },
    ].filter((left) => left.start < left.end),
  );
}

/** Those starts, given earliest first, whose interval of `lengthMs` meets nothing of `merged`. */
export function freeStarts({
  starts,
  lengthMs,
  merged,
}: {
  starts: readonly Instant[];
  lengthMs: number;
  merged: readonly Interval[];
}): readonly Instant[] {
  let next = 0;
  return starts.filter((start) => {
    while (next < merged.length && (merged[next] as Interval).end <= start) next++;
    const busy = merged[next];
    return !busy || busy.start >= start + lengthMs;
  });
}

/** The whole minutes that an interval touches: what a booking takes from others. */
export function wholeMinutes({ start, end }: Interval): Interval {
  return {
    start: Math.floor(start / MINUTE_MS) * MINUTE_MS,
    end: Math.ceil(end / MINUTE_MS) * MINUTE_MS,
  };
}
