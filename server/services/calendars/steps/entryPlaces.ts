import type { CalendarEntryRow } from "../../../store/ports/calendarEntries.ts";
import type { CalendarProfileRow, CalendarRow } from "../../../store/ports/calendars.ts";

/** A calendar, and the account that it is in. */
export interface EntryPlace {
  account: CalendarProfileRow;
  calendar: CalendarRow;
}

/**
 * The calendars that a session's entry can be written to, of connected accounts, the best first:
 * where it is, so that it stays there when the default changes, then the default.
 */
export function entryPlaces({
  accounts,
  noted,
}: {
  accounts: readonly CalendarProfileRow[];
  /** Where the entry is; null if nowhere. */
  noted: CalendarEntryRow | null;
}): EntryPlace[] {
  const writable = accounts
    .filter(({ profileConnected }) => profileConnected)
    .flatMap((account) => account.calendars.map((calendar) => ({ account, calendar })))
    .filter(({ calendar }) => !calendar.isReadOnly);
  const present = writable.filter((place) => isAt(noted, place));
  const fallback = writable.filter((place) => place.calendar.isDefault && !isAt(noted, place));
  return [...present, ...fallback];
}

/** Whether the entry is in that calendar. */
export function isAt(noted: CalendarEntryRow | null, { account, calendar }: EntryPlace): boolean {
  return noted?.profileId === account.id && noted.calendarId === calendar.calendarId;
}
