import type { CalendarProfileRow, CalendarStore } from "../ports/calendars.ts";
import type { Access, State } from "./state.ts";
import { putRow } from "./write.ts";

export function calendarsOf(state: State, ownerId: string): CalendarProfileRow[] {
  return [...state.calendarProfiles.values()].filter((row) => row.ownerId === ownerId);
}

export function memoryCalendars({ read, write }: Access): CalendarStore {
  return {
    ofOwner: (ownerId) => read((state) => calendarsOf(state, ownerId)),
    save: (row) => write((state) => putRow(state, "calendarProfiles", row)),
  };
}
