import type { CalendarProfileRow, CalendarStore } from "../ports/calendars.ts";
import type { Access, State } from "./state.ts";
import { deleteRow, putRow } from "./write.ts";

export function calendarsOf(state: State, ownerId: string): CalendarProfileRow[] {
  return [...state.calendarProfiles.values()]
    .filter((row) => row.ownerId === ownerId)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

export function memoryCalendars({ read, write }: Access): CalendarStore {
  return {
    ofOwner: (ownerId) => read((state) => calendarsOf(state, ownerId)),
    byId: (id) => read((state) => state.calendarProfiles.get(id) ?? null),
    save: (row) => write((state) => putRow(state, "calendarProfiles", row)),
    remove: (id) =>
      write((state) => {
        for (const entry of state.calendarEntries.values()) {
          if (entry.profileId === id) deleteRow(state, "calendarEntries", entry);
        }
        deleteRow(state, "calendarProfiles", { id });
      }),
  };
}
