import type { CalendarFeedStore } from "../ports/calendarFeeds.ts";
import type { Access } from "./state.ts";
import { deleteRow, putRow } from "./write.ts";

export function memoryCalendarFeeds({ read, write }: Access): CalendarFeedStore {
  return {
    byUserId: (userId) => read((state) => state.calendarFeeds.get(userId) ?? null),
    bySecretHash: (secretHash) =>
      read(
        (state) =>
          [...state.calendarFeeds.values()].find((row) => row.secretHash === secretHash) ?? null,
      ),
    save: (row) => write((state) => putRow(state, "calendarFeeds", row)),
    delete: (userId) => write((state) => void deleteRow(state, "calendarFeeds", { userId })),
  };
}
