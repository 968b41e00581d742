import { isoOf, parseInstant } from "../time/instant.ts";
import { instantOf, wallTimeAt } from "../time/wallTime.ts";

/** An event's date and time of day, as in forms. */
export interface EventFields {
  /** `YYYY-MM-DD`; empty without one. */
  eventDay: string;
  /** `HH:MM`; empty without one. */
  eventTime: string;
}

/** The zone's wall time at an instant; both empty without one. */
export function eventFieldsOf(eventDate: string | null, timeZone: string): EventFields {
  const at = eventDate === null ? null : parseInstant(eventDate);
  if (at === null) return { eventDay: "", eventTime: "" };
  const iso = new Date(wallTimeAt(timeZone, at)).toISOString();
  return { eventDay: iso.slice(0, 10), eventTime: iso.slice(11, 16) };
}

/** The instant of both in the zone; null if there isn't one, as clocks skip it. */
export function eventDateOf({ eventDay, eventTime }: EventFields, timeZone: string): string | null {
  const at = instantOf({ date: eventDay, time: eventTime, timeZone });
  return at === null ? null : isoOf(at);
}
