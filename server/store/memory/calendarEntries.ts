import type { CalendarEntryStore } from "../ports/calendarEntries.ts";
import type { Access } from "./state.ts";
import { deleteRow, putRow } from "./write.ts";

export function memoryCalendarEntries({ read, write }: Access): CalendarEntryStore {
  return {
    byBookingId: (bookingId) => read((state) => state.calendarEntries.get(bookingId) ?? null),
    save: (row) => write((state) => putRow(state, "calendarEntries", row)),
    delete: (bookingId) =>
      write((state) => void deleteRow(state, "calendarEntries", { bookingId })),
    forget: ({ before, limit }) =>
      write((state) => {
        const over = [...state.calendarEntries.values()]
          .filter(({ endsAt }) => endsAt < before)
          .sort((a, b) => a.endsAt - b.endsAt)
          .slice(0, limit);
        for (const row of over) deleteRow(state, "calendarEntries", row);
        return over.length;
      }),
  };
}
