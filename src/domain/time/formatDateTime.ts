import { formatDate, formatTime } from "./format.ts";
import type { Instant } from "./instant.ts";

/** `HH:MM DD/MM/YYYY` in a zone. */
export function formatDateTime(instant: Instant, timeZone: string): string {
  const [year, month, day] = formatDate(instant, timeZone).split("-");
  return `${formatTime(instant, timeZone)} ${day}/${month}/${year}`;
}
