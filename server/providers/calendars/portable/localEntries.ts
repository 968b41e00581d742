import type { StandInStore } from "../../standIns.ts";
import type { CalendarEntry } from "../port.ts";

/** What the local calendars hold of ours. */
export interface LocalEntries {
  /** A calendar's entries, in the order of their start. */
  readEntries(calendarId: string): Promise<CalendarEntry[]>;
  /** Whether a calendar refuses entries, as its owner has decided at the provider. */
  refusesEntries(calendarId: string): Promise<boolean>;
  /** Makes a calendar refuse entries, or take them again. */
  refuseEntries(change: { calendarId: string; isRefusing: boolean }): Promise<void>;
}

const entriesKey = (calendarId: string) => `calendars:entries:${calendarId}`;
const refusesKey = (calendarId: string) => `calendars:refuses:${calendarId}`;

/** The entries of the local calendars: what is shown of them, and how they change. */
export function createLocalEntries(standIns: StandInStore) {
  const changeEntries = (
    calendarId: string,
    change: (entries: readonly CalendarEntry[]) => CalendarEntry[],
  ) => standIns.update(entriesKey(calendarId), (value) => change((value ?? []) as CalendarEntry[]));

  const shown: LocalEntries = {
    readEntries: async (calendarId) => {
      const entries = (await standIns.read(entriesKey(calendarId))) as CalendarEntry[] | null;
      return (entries ?? []).toSorted((a, b) => a.startsAt - b.startsAt);
    },
    refusesEntries: async (calendarId) => (await standIns.read(refusesKey(calendarId))) === true,
    refuseEntries: ({ calendarId, isRefusing }) =>
      standIns.write(refusesKey(calendarId), isRefusing),
  };
  return {
    ...shown,
    put: async (calendarId: string, entry: CalendarEntry) => {
      const isOther = ({ id }: CalendarEntry) => id !== entry.id;
      await changeEntries(calendarId, (entries) => [...entries.filter(isOther), entry]);
    },
    remove: async (calendarId: string, removed: string) => {
      await changeEntries(calendarId, (entries) => entries.filter(({ id }) => id !== removed));
    },
  };
}
