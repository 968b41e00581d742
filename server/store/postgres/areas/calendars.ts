import type { CalendarStore } from "../../ports/calendars.ts";
import { encode } from "../engine/sql/columns.ts";
import { preparedQuery } from "../engine/sql/preparedQuery.ts";
import type { Session } from "../engine/connections/session.ts";
import { COLUMNS } from "../../ports/tables.ts";

const profilesOfOwner = preparedQuery((db, { ownerId }: { ownerId: string }) =>
  db.selectFrom("calendarProfiles").selectAll().where("ownerId", "=", ownerId).orderBy("id"),
);

const profileById = preparedQuery((db, { id }: { id: string }) =>
  db.selectFrom("calendarProfiles").selectAll().where("id", "=", id),
);

/** Connected calendar accounts, each with its calendars in one value. */
export function calendarStore(session: Session): CalendarStore {
  return {
    ofOwner: (ownerId) => profilesOfOwner(session, { ownerId }),
    byId: async (id) => (await profileById(session, { id }))[0] ?? null,
    save: async (row) => {
      const { id, ...columns } = encode(row, COLUMNS.calendarProfiles);
      await session.db
        .insertInto("calendarProfiles")
        .values({ id, ...columns })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(columns))
        .execute();
    },
    remove: async (id) => {
      await session.db
        .with("entries", (query) => query.deleteFrom("calendarEntries").where("profileId", "=", id))
        .deleteFrom("calendarProfiles")
        .where("id", "=", id)
        .execute();
    },
  };
}
