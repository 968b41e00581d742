import type { Instant } from "../../../src/domain/time/instant.ts";
import type { Columns } from "./columns.ts";

/**
 * Where a session's entry is in its creator's calendars. Saved before the calendar service is
 * asked: a run that was cut off in between is repeated in the same calendar.
 */
export interface CalendarEntryRow {
  bookingId: string;
  /** Id of the account, see `CalendarProfileRow`, which may be gone. */
  profileId: string;
  /** The calendar's id at its provider. */
  calendarId: string;
  /** When the session ends. */
  endsAt: Instant;
  /**
   * The session's version (`CalendarEvent.sequence`) that the calendar is known to have; null until
   * it has one.
   */
  writtenSequence: number | null;
}

export const CALENDAR_ENTRY_COLUMNS = {
  bookingId: "text",
  profileId: "text",
  calendarId: "text",
  endsAt: "instant",
  writtenSequence: "integer?",
} as const satisfies Columns<CalendarEntryRow>;

/**
 * Entries of sessions in creators' calendars, at most one per booking. `CalendarStore.remove` deletes
 * those in an account.
 */
export interface CalendarEntryStore {
  byBookingId(bookingId: string): Promise<CalendarEntryRow | null>;
  /** Inserts or replaces the booking's. */
  save(row: CalendarEntryRow): Promise<void>;
  /** Idempotent. */
  delete(bookingId: string): Promise<void>;
  /** Deletes those of sessions that ended before, at most `limit`. Returns how many. */
  forget(query: { before: Instant; limit: number }): Promise<number>;
}
