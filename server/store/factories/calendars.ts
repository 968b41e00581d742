import type { CalendarEntryRow } from "../ports/calendarEntries.ts";
import type { CalendarProfileRow, CalendarRow } from "../ports/calendars.ts";
import { NOW } from "./now.ts";

/** A calendar that is enabled and writable. */
export function calendar(row: Partial<CalendarRow> = {}): CalendarRow {
  return {
    id: "calendar",
    calendarId: "remote",
    calendarName: "Demo Calendar",
    isEnabled: true,
    isReadOnly: false,
    isDefault: true,
    ...row,
  };
}

/** A connected account with one calendar. */
export function calendarProfileRow(
  row: Partial<CalendarProfileRow> & { id: string },
): CalendarProfileRow {
  return {
    ownerId: "creator",
    accountId: row.id,
    credentials: "sealed",
    codeHash: "hash",
    profileName: "demo@example.test",
    provider: "google",
    profileConnected: true,
    calendars: [calendar()],
    ...row,
  };
}

/** An entry that was written as the session was booked. */
export function calendarEntryRow(
  row: Partial<CalendarEntryRow> & Pick<CalendarEntryRow, "bookingId" | "profileId">,
): CalendarEntryRow {
  return { calendarId: "remote", endsAt: NOW, writtenSequence: 0, ...row };
}
