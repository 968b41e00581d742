import type { CalendarFeedStore } from "../../ports/calendarFeeds.ts";
import { COLUMNS } from "../../ports/tables.ts";
import type { Session } from "../engine/connections/session.ts";
import { encode } from "../engine/sql/columns.ts";

/** Calendar feeds, by their person and by the hash of their secret. */
export function calendarFeedStore({ db }: Session): CalendarFeedStore {
  const feeds = db.selectFrom("calendarFeeds").selectAll();
  return {
    byUserId: async (userId) =>
      (await feeds.where("userId", "=", userId).executeTakeFirst()) ?? null,
    bySecretHash: async (secretHash) =>
      (await feeds.where("secretHash", "=", secretHash).executeTakeFirst()) ?? null,
    save: async (row) => {
      const { secretHash, createdAt } = encode(row, COLUMNS.calendarFeeds);
      await db
        .insertInto("calendarFeeds")
        .values(encode(row, COLUMNS.calendarFeeds))
        .onConflict((conflict) => conflict.column("userId").doUpdateSet({ secretHash, createdAt }))
        .execute();
    },
    delete: async (userId) => {
      await db.deleteFrom("calendarFeeds").where("userId", "=", userId).execute();
    },
  };
}
