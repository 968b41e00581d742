import type { Interval } from "../../../src/domain/time/instant.ts";
import type { CalendarProfileRow } from "../../store/ports/calendars.ts";

/** The calendar service. */
export interface Calendars {
  /** When the enabled calendars of the accounts are busy within the interval; unsorted, may overlap. */
  busyTimes(query: {
    profiles: readonly CalendarProfileRow[];
    interval: Interval;
  }): Promise<Interval[]>;
}
