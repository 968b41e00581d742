import { BUFFER_MINUTES_MAX, DAY_MS, HOUR_MS, MINUTE_MS } from "../shared/limits.ts";
import { type BookingRules, type RuleBook, ownRulesOf, rulesOf } from "./bookingRules.ts";
import type { Interval } from "./instant.ts";
import { wallTimeAt } from "./wallTime.ts";

/** A session or a hold that keeps its creator's time. */
export interface TakenSession extends Interval {
  readonly offerId: string;
}

/** What else is on a creator's time, and by which rules. */
export interface Taken {
  /** Other sessions and holds, in any order. */
  readonly sessions: readonly TakenSession[];
  /** Busy times of calendars, in any order. */
  readonly busy: readonly Interval[];
  readonly rules: RuleBook;
  /** The offer of which a slot is asked for. */
  readonly offerId: string;
}

/**
 * When no slot of the offer may be: the gap between two sessions is the larger of what the earlier
 * one needs after it and the later one before it. Busy times of calendars need none themselves.
 */
export function takenTimes({ sessions, busy, rules, offerId }: Taken): Interval[] {
  const own = rulesOf(rules, offerId);
  const around = ({ start, end }: Interval, other: Buffers): Interval => ({
    start: start - Math.max(own.bufferAfterInMinutes, other.bufferBeforeInMinutes) * MINUTE_MS,
    end: end + Math.max(own.bufferBeforeInMinutes, other.bufferAfterInMinutes) * MINUTE_MS,
  });
  return [
    ...sessions.map((session) => around(session, rulesOf(rules, session.offerId))),
    ...busy.filter(({ start, end }) => start < end).map((interval) => around(interval, NO_BUFFERS)),
  ];
}

type Buffers = Pick<BookingRules, "bufferBeforeInMinutes" | "bufferAfterInMinutes">;
const NO_BUFFERS: Buffers = { bufferBeforeInMinutes: 0, bufferAfterInMinutes: 0 };

/**
 * The days (since 1970-01-01, in the creator's zone) that have as many sessions as they may: of all
 * offers by the creator's rules, and of this offer by its own. A session is of the day on which it
 * begins.
 */
export function fullDays(
  { sessions, rules, offerId }: Taken,
  timeZone: string,
): ReadonlySet<number> {
  const ofAll = rules.ofCreator.sessionsPerDay;
  const ofOffer = ownRulesOf(rules, offerId)?.sessionsPerDay ?? null;
  const full = new Set<number>();
  if (ofAll === null && ofOffer === null) return full;
  const counts = new Map<number, { all: number; own: number }>();
  for (const session of sessions) {
    const day = Math.floor(wallTimeAt(timeZone, session.start) / DAY_MS);
    const count = counts.get(day) ?? { all: 0, own: 0 };
    count.all += 1;
    if (session.offerId === offerId) count.own += 1;
    counts.set(day, count);
    if (count.all >= (ofAll ?? Infinity) || count.own >= (ofOffer ?? Infinity)) full.add(day);
  }
  return full;
}

/** All busy times that may be too near to a slot within this interval. */
export function bufferedInterval({ start, end }: Interval): Interval {
  const margin = BUFFER_MINUTES_MAX * MINUTE_MS;
  return { start: start - margin, end: end + margin };
}

/** No day is longer, not even one on which clocks go back. */
const DAY_MAX_MS = DAY_MS + 3 * HOUR_MS;

/** All sessions that decide whether a slot within this interval is free: near it, or of its day. */
export function decidingInterval({ start, end }: Interval): Interval {
  return { start: start - DAY_MAX_MS, end: end + DAY_MAX_MS };
}
