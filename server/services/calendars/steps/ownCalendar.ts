import { refuse } from "../../../../src/domain/shared/errors.ts";
import type { CalendarProfileRow, CalendarRow } from "../../../store/ports/calendars.ts";

/**
 * The calendar of that id among one's accounts. Refuses with `NOT_FOUND`, also for those of others.
 */
export function ownCalendar(accounts: readonly CalendarProfileRow[], id: string): CalendarRow {
  const all = accounts.flatMap(({ calendars }) => calendars);
  return all.find((calendar) => calendar.id === id) ?? refuse("NOT_FOUND");
}

/** The accounts with the calendars changed; an account without changes stays the same object. */
export function mapCalendars(
  accounts: readonly CalendarProfileRow[],
  change: (calendar: CalendarRow) => CalendarRow,
): CalendarProfileRow[] {
  return accounts.map((account) => {
    const calendars = account.calendars.map(change);
    const isSame = calendars.every((calendar, index) => calendar === account.calendars[index]);
    return isSame ? account : { ...account, calendars };
  });
}
