import type { Instant, Interval } from "../../../src/domain/time/instant.ts";
import type { WeeklyHours } from "../../../src/domain/time/weeklyHours.ts";
import type { CalendarProfileRow } from "./calendars.ts";

/** A creator's weekly hours, in the creator's zone. */
export interface AvailabilityRow {
  id: string;
  creatorId: string;
  hours: WeeklyHours;
}

/** What the store knows of when a creator can be booked. */
export interface Schedule {
  /** Null when the creator has set none. */
  hours: WeeklyHours | null;
  /** Times that are taken, in any order. */
  busy: readonly Interval[];
  /** The connected accounts, whose calendars have busy times too. */
  calendars: readonly CalendarProfileRow[];
}

/** Weekly hours, one row per creator. */
export interface AvailabilityStore {
  ofCreator(creatorId: string): Promise<AvailabilityRow | null>;
  /**
   * All that decides on a creator's slots, in one read. Busy is what overlaps the interval and is
   * booked, or still held at `now`; what the person `exclude` has is left out.
   */
  scheduleOf(query: {
    creatorId: string;
    interval: Interval;
    now: Instant;
    exclude: string | null;
  }): Promise<Schedule>;
  /** Replaces the creator's hours; the id of an existing row stays. */
  save(row: AvailabilityRow): Promise<AvailabilityRow>;
}
