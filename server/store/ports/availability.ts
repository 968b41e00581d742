import type { Instant, Interval } from "../../../src/domain/time/instant.ts";
import type { WeeklyHours } from "../../../src/domain/time/weeklyHours.ts";
import type { CalendarProfileRow } from "./calendars.ts";
import type { Columns } from "./columns.ts";

/** A creator's weekly hours, in the creator's zone. */
export interface AvailabilityRow {
  id: string;
  creatorId: string;
  hours: WeeklyHours;
}

export const AVAILABILITY_COLUMNS = {
  id: "text",
  creatorId: "text",
  hours: "json",
} as const satisfies Columns<AvailabilityRow>;

/** What the store knows about when a creator can be booked. */
export interface Schedule {
  /** Null if the creator hasn't set any. */
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
   * Everything that determines a creator's slots, in one read. Busy is what overlaps the interval
   * and is booked, or still held at `now`, except for the person `exclude`.
   */
  scheduleOf(query: {
    creatorId: string;
    interval: Interval;
    now: Instant;
    exclude: string | null;
  }): Promise<Schedule>;
  /** Replaces the creator's hours; an existing row keeps its id. */
  save(row: AvailabilityRow): Promise<AvailabilityRow>;
}
