import type { CalendarStore } from "../calendars.ts";
import type { Access } from "./state.ts";

export function memoryCalendars({ read, write }: Access): CalendarStore {
  return {
    ofOwner: (ownerId) =>
      read((state) =>
        [...state.calendarProfiles.values()].filter((row) => row.ownerId === ownerId),
      ),
    save: (row) => write((state) => void state.calendarProfiles.set(row.id, row)),
  };
}
