import type { CalendarRow } from "../../store/ports/calendars.ts";
import type { ProcessContext } from "../shared/context.ts";
import { entryPlaces } from "./steps/entryPlaces.ts";

/**
 * The calendar of its creator in which a booked session is, or will be once `writeCalendarEntry` has
 * run; null where nothing can be written now. It is a forecast: access can be lost at any time, and
 * a session that was booked before the first calendar was connected is only written when it changes
 * (docs/product.md 5.22).
 */
export async function sessionCalendarOf(
  { store }: Pick<ProcessContext, "store">,
  { creatorId, bookingId }: { creatorId: string; bookingId: string },
): Promise<CalendarRow | null> {
  const [noted, accounts] = await Promise.all([
    store.calendarEntries.byBookingId(bookingId),
    store.calendars.ofOwner(creatorId),
  ]);
  const places = entryPlaces({ accounts, noted });
  return places.find(({ calendar }) => !calendar.refusesEntries)?.calendar ?? null;
}
