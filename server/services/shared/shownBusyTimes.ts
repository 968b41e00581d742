import { BUSY_TIMES_SHOWN_MS } from "../../../src/domain/shared/limits.ts";
import type { Instant, Interval } from "../../../src/domain/time/instant.ts";

/** Months of creators cached per process; a month of a full calendar takes some kilobytes. */
export const SHOWN_BUSY_TIMES_MAX = 500;

/** Busy times of the last minute, cached per process so that not every visitor queries them. */
export interface ShownBusyTimes {
  /** The cached or pending answer of `ask`. Failures aren't cached. */
  read(
    of: { ownerId: string; about: string },
    ask: () => Promise<Interval[]>,
  ): Promise<readonly Interval[]>;
  /** Evicts a creator's calendars. */
  forget(ownerId: string): void;
}

export function createShownBusyTimes({ now }: { now: () => Instant }): ShownBusyTimes {
  // In the order in which they were requested.
  const kept = new Map<
    string,
    { ownerId: string; askedAt: Instant; answer: Promise<Interval[]> }
  >();
  return {
    read({ ownerId, about }, ask) {
      const key = `${ownerId} ${about}`;
      const known = kept.get(key);
      const askedAt = now();
      // A timestamp in the future means the clock went back: treat as stale.
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
