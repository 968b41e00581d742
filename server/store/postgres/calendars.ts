import type { CalendarStore } from "../calendars.ts";
import { encode } from "./columns.ts";
import type { Session } from "./session.ts";

/** Connected calendar accounts, each with its calendars in one value. */
export function calendarStore({ db }: Session): CalendarStore {
  return {
    ofOwner: (ownerId) =>
      db
        .selectFrom("calendarProfiles")
        .selectAll()
        .where("ownerId", "=", ownerId)
        .orderBy("id")
        .execute(),
    save: async (row) => {
      const { id, ...columns } = encode(row, { nested: ["calendars"] });
      await db
        .insertInto("calendarProfiles")
        .values({ id, ...columns })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(columns))
        .execute();
    },
  };
}
