import { formatDate } from "./format.ts";
import type { Instant } from "./instant.ts";
import { firstInstantFrom, stretchesAround } from "./wallTime.ts";

/** When the month of an instant began in a zone: its first moment there, whatever the clocks do. */
export function monthStart(instant: Instant, timeZone: string): Instant {
  const wall = Date.parse(`${formatDate(instant, timeZone).slice(0, 7)}-01T00:00:00Z`);
  const start = firstInstantFrom(stretchesAround(timeZone, wall, wall), wall);
  if (start === null) throw new RangeError(`no month begins at ${wall} in ${timeZone}`);
  return start;
}
