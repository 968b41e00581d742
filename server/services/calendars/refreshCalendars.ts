import { relist } from "../../../src/domain/calendars/choices.ts";
import type { ListedCalendar } from "../../providers/calendars/port.ts";
import type { CalendarProfileRow } from "../../store/ports/calendars.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import type { ServiceContext } from "../shared/context.ts";
import { readViewer, requireViewer } from "../shared/viewer.ts";
import { changeAccounts } from "./steps/changeAccounts.ts";
import { connectedAccount } from "./steps/credentials.ts";
import { noteRevoked } from "./steps/noteRevoked.ts";

/**
 * Re-reads the calendars of the signed-in creator's connected accounts. Refuses with
 * `CALENDARS_UNAVAILABLE`, with nothing changed.
 */
export async function refreshCalendars(context: ServiceContext): Promise<UserRow> {
  const { userId } = requireViewer(context);
  const { store, providers } = context;
  const connected = (await store.calendars.ofOwner(userId)).filter((row) => row.profileConnected);
  const read = await Promise.all(
    connected.map(async (row) => ({
      row,
      listed: await providers.calendars.listCalendars(connectedAccount(context, row)),
    })),
  );
  await noteRevoked(
    context,
    read.flatMap(({ row, listed }) => (listed === null ? [row] : [])),
  );
  const listedIn = new Map(read.map(({ row, listed }) => [row.id, listed]));
  const newId = () => context.newId("cal");
  const isNew = read.some(({ row, listed }) => listed !== null && !isListed(row, listed));
  if (!isNew) return readViewer(context);
  await changeAccounts(context, {
    ownerId: userId,
    change: (accounts) =>
      accounts.map((row) => {
        const listed = listedIn.get(row.id) ?? null;
        if (listed === null || isListed(row, listed)) return row;
        return { ...row, calendars: relist({ known: row.calendars, listed, newId }) };
      }),
  });
  return readViewer(context);
}

/** Whether the account's calendars are those of the list, with the same names. */
function isListed({ calendars }: CalendarProfileRow, listed: readonly ListedCalendar[]): boolean {
  const written = (list: readonly ListedCalendar[]) =>
    JSON.stringify(list.map((one) => [one.calendarId, one.calendarName, one.isReadOnly]));
  return written(calendars) === written(listed);
}
