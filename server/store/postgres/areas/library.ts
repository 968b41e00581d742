import type { LibraryStore } from "../../ports/library.ts";
import { encode } from "../engine/columns.ts";
import { afterCursor } from "../engine/pages.ts";
import type { Session } from "../engine/session.ts";
import { COLUMNS } from "../engine/tables.ts";

/** Libraries: what a person may read. */
export function libraryStore({ db }: Session): LibraryStore {
  return {
    byId: async (id) =>
      (await db.selectFrom("entitlements").selectAll().where("id", "=", id).executeTakeFirst()) ??
      null,
    entitledAmong: async ({ userId, itemIds }) =>
      itemIds.length === 0
        ? []
        : db
            .selectFrom("entitlements")
            .selectAll()
            .where("userId", "=", userId)
            .where("itemId", "in", itemIds)
            .execute(),
    pageOfUser: ({ userId, limit, after }) =>
      db
        .selectFrom("entitlements")
        .selectAll()
        .where("userId", "=", userId)
        .where(afterCursor({ at: "createdAt", id: "id" }, after))
        .orderBy("createdAt", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .execute(),
    add: async (row) => {
      await db
        .insertInto("entitlements")
        .values(encode(row, COLUMNS.entitlements))
        .onConflict((conflict) => conflict.columns(["userId", "itemId"]).doNothing())
        .execute();
    },
    removeFree: async ({ userId, itemId }) => {
      await db
        .deleteFrom("entitlements")
        .where("userId", "=", userId)
        .where("itemId", "=", itemId)
        .where("source", "=", "FREE")
        .execute();
    },
  };
}
