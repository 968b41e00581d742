import { MINUTE_MS } from "../shared/limits.ts";
import type { Instant } from "../time/instant.ts";

/** Whether an event is in progress. One without a length is over as soon as it has begun. */
export function isHappeningAt(event: {
  eventDate: Instant | null;
  durationInMinutes: number | null;
  now: Instant;
}): boolean {
  const { eventDate, durationInMinutes, now } = event;
  if (eventDate === null || durationInMinutes === null) return false;
  return eventDate <= now && now < eventDate + durationInMinutes * MINUTE_MS;
}
