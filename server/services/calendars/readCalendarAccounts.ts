import type { CalendarProfileRow } from "../../store/ports/calendars.ts";
import type { ServiceContext } from "../shared/context.ts";

/** The accounts that a creator has connected, with their calendars. */
export function readCalendarAccounts(
  { store }: ServiceContext,
  ownerId: string,
): Promise<CalendarProfileRow[]> {
  return store.calendars.ofOwner(ownerId);
}

/** The id of the default calendar; null without one. */
export async function readDefaultCalendarId(
  context: ServiceContext,
  ownerId: string,
): Promise<string | null> {
  const accounts = await readCalendarAccounts(context, ownerId);
  const calendars = accounts.flatMap((account) => account.calendars);
  return calendars.find(({ isDefault }) => isDefault)?.id ?? null;
}
