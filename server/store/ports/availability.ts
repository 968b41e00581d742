import type { RuleBook } from "../../../src/domain/time/bookingRules.ts";
import type { HoursException } from "../../../src/domain/time/exceptions.ts";
import type { Instant, Interval } from "../../../src/domain/time/instant.ts";
import type { TakenSession } from "../../../src/domain/time/takenTimes.ts";
import type { Hours, WeeklyHours } from "../../../src/domain/time/weeklyHours.ts";
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

/** On which dates a creator's hours are others. */
export interface HoursExceptionsRow {
  id: string;
  creatorId: string;
  /** Earliest first, none overlapping. */
  exceptions: readonly HoursException[];
}

export const HOURS_EXCEPTIONS_COLUMNS = {
  id: "text",
  creatorId: "text",
  exceptions: "json",
} as const satisfies Columns<HoursExceptionsRow>;

/** By which rules a creator can be booked. */
export interface BookingRulesRow {
  id: string;
  creatorId: string;
  rules: RuleBook;
}

export const BOOKING_RULES_COLUMNS = {
  id: "text",
  creatorId: "text",
  rules: "json",
} as const satisfies Columns<BookingRulesRow>;

/** What the store knows about when a creator can be booked. */
export interface Schedule {
  /** Null if the creator hasn't set any. */
  hours: Hours | null;
  /** Sessions and holds, in any order. */
  sessions: readonly TakenSession[];
  rules: RuleBook;
  /** The connected accounts, whose calendars have busy times too. */
  calendars: readonly CalendarProfileRow[];
}

/** Weekly hours, exceptions from them, and rules: of each one row per creator. */
export interface AvailabilityStore {
  ofCreator(creatorId: string): Promise<AvailabilityRow | null>;
  /**
   * Everything that determines a creator's slots, in one read. The sessions are those that overlap
   * the interval and are booked, or still held at `now`.
   */
  scheduleOf(query: {
    creatorId: string;
    interval: Interval;
    now: Instant;
    /** The person whose holds don't count, as they yield. */
    holder: string | null;
    /** The booking that doesn't count, as it is moved. */
    moved: string | null;
  }): Promise<Schedule>;
  /** Replaces the creator's hours; an existing row keeps its id. */
  save(row: AvailabilityRow): Promise<AvailabilityRow>;
  exceptionsOf(creatorId: string): Promise<HoursExceptionsRow | null>;
  /** As `save`. */
  saveExceptions(row: HoursExceptionsRow): Promise<HoursExceptionsRow>;
  rulesOf(creatorId: string): Promise<BookingRulesRow | null>;
  /** As `save`. */
  saveRules(row: BookingRulesRow): Promise<BookingRulesRow>;
}
