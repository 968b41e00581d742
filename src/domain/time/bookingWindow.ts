import { BOOKING_HORIZON_MONTHS, DAY_MS, MINUTE_MS } from "../shared/limits.ts";
import type { BookingRules } from "./bookingRules.ts";
import type { Instant, Interval } from "./instant.ts";

/** From the earliest to the latest instant at which a slot can begin, both included. */
export function bookingWindow(
  now: Instant,
  { noticeInMinutes, horizonInDays }: Pick<BookingRules, "noticeInMinutes" | "horizonInDays">,
): Interval {
  const last = addMonths(now, BOOKING_HORIZON_MONTHS);
  return {
    start: now + noticeInMinutes * MINUTE_MS,
    end: horizonInDays === null ? last : Math.min(last, now + horizonInDays * DAY_MS),
  };
}

/** The same by the widest rules that there can be. */
export const widestWindow = (now: Instant): Interval =>
  bookingWindow(now, { noticeInMinutes: 0, horizonInDays: null });

/**
 * The same time of day this many months later in UTC, so that all zones share one horizon; 31
 * August maps to 28 February.
 */
function addMonths(instant: Instant, months: number): Instant {
  const date = new Date(instant);
  const firstOfMonth = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const lastOfMonth = new Date(firstOfMonth);
  lastOfMonth.setUTCMonth(lastOfMonth.getUTCMonth() + 1, 0);
  const day = Math.min(date.getUTCDate(), lastOfMonth.getUTCDate());
  return firstOfMonth + (day - 1) * DAY_MS + (instant - Math.floor(instant / DAY_MS) * DAY_MS);
}
