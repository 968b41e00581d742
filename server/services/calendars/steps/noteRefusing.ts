import type { CalendarProfileRow, CalendarRow } from "../../../store/ports/calendars.ts";
import type { ProcessContext } from "../../shared/context.ts";
import { changeAccounts } from "./changeAccounts.ts";
import { mapCalendars } from "./ownCalendar.ts";

/**
 * Records that a calendar refused an entry, of which its owner is told once, or that it took one
 * again. Nothing else changes: its busy times count, and the next entry is tried as well.
 */
export async function noteRefusing(
  context: Pick<ProcessContext, "store" | "now">,
  {
    account,
    calendarId,
    isRefusing,
  }: { account: CalendarProfileRow; calendarId: string; isRefusing: boolean },
): Promise<void> {
  const isOutdated = (calendar: CalendarRow) =>
    calendar.calendarId === calendarId && (calendar.refusesEntries ?? false) !== isRefusing;
  if (!account.calendars.some(isOutdated)) return;
  await changeAccounts(context, {
    ownerId: account.ownerId,
    change: (accounts) =>
      accounts.flatMap((row) =>
        row.id === account.id
          ? mapCalendars([row], (one) => (isOutdated(one) ? marked(one, isRefusing) : one))
          : [row],
      ),
  });
}

function marked({ refusesEntries: _before, ...calendar }: CalendarRow, isRefusing: boolean) {
  return isRefusing ? { ...calendar, refusesEntries: true } : calendar;
}
