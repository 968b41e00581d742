import { BOOKING_HORIZON_MONTHS, BOOKING_LEAD_MS, DAY_MS } from "../shared/limits.ts";
import type { Instant, Interval } from "./instant.ts";

/** From the earliest to the latest instant at which a slot can begin, both included. */
export function bookingWindow(now: Instant): Interval {
  return { start: now + BOOKING_LEAD_MS, end: addMonths(now, BOOKING_HORIZON_MONTHS) };
}

/** Whether a slot may begin then. */
export function isInBookingWindow(start: Instant, now: Instant): boolean {
  const window = bookingWindow(now);
  return start >= window.start && start <= window.end;
}

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
