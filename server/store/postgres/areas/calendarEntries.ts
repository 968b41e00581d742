import type { CalendarEntryStore } from "../../ports/calendarEntries.ts";
import { COLUMNS } from "../../ports/tables.ts";
import type { Session } from "../engine/connections/session.ts";
import { at, encode } from "../engine/sql/columns.ts";

/** Entries of sessions in creators' calendars, by their booking. */
export function calendarEntryStore({ db }: Session): CalendarEntryStore {
  return {
    byBookingId: async (bookingId) =>
      (await db
        .selectFrom("calendarEntries")
        .selectAll()
        .where("bookingId", "=", bookingId)
        .executeTakeFirst()) ?? null,
    save: async (row) => {
      const { bookingId, ...columns } = encode(row, COLUMNS.calendarEntries);
      await db
        .insertInto("calendarEntries")
        .values({ bookingId, ...columns })
        .onConflict((conflict) => conflict.column("bookingId").doUpdateSet(columns))
        .execute();
    },
    delete: async (bookingId) => {
      await db.deleteFrom("calendarEntries").where("bookingId", "=", bookingId).execute();
    },
    forget: async ({ before, limit }) => {
      const { numDeletedRows } = await db
        .with("over", (query) =>
          query
            .selectFrom("calendarEntries")
            .select("bookingId")
            .where("endsAt", "<", at(before))
            .orderBy("endsAt")
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .deleteFrom("calendarEntries")
        .using("over")
        .whereRef("calendarEntries.bookingId", "=", "over.bookingId")
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
