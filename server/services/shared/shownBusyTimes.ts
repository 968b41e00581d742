import { BUSY_TIMES_SHOWN_MS } from "../../../src/domain/shared/limits.ts";
import type { Instant, Interval } from "../../../src/domain/time/instant.ts";

/** Months of creators that a process keeps; a month of a full calendar takes some kilobytes. */
export const SHOWN_BUSY_TIMES_MAX = 500;

/** Busy times of the last minute, kept by a process so that not each visitor asks for them. */
export interface ShownBusyTimes {
  /** What `ask` has answered about this, or is about to. What failed is not kept. */
  read(
    of: { ownerId: string; about: string },
    ask: () => Promise<Interval[]>,
  ): Promise<readonly Interval[]>;
  /** Drops what is kept of one creator's calendars. */
  forget(ownerId: string): void;
}

export function createShownBusyTimes({ now }: { now: () => Instant }): ShownBusyTimes {
  // In the order in which they were asked for.
  const kept = new Map<
    string,
    { ownerId: string; askedAt: Instant; answer: Promise<Interval[]> }
  >();
  return {
    read({ ownerId, about }, ask) {
      const key = `${ownerId} ${about}`;
      const known = kept.get(key);
      const askedAt = now();
      // One of a later time is as old as may be: the clock was set back since.
      const isRecent = (at: Instant) => at <= askedAt && askedAt - at < BUSY_TIMES_SHOWN_MS;
      if (known && isRecent(known.askedAt)) return known.answer;
      const entry = { ownerId, askedAt, answer: ask() };
      kept.delete(key);
      kept.set(key, entry);
      entry.answer.catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
      });
      const [oldest] = kept.keys();
      if (kept.size > SHOWN_BUSY_TIMES_MAX && oldest !== undefined) kept.delete(oldest);
      return entry.answer;
    },
    forget(ownerId) {
      for (const [key, entry] of kept) if (entry.ownerId === ownerId) kept.delete(key);
    },
  };
}
