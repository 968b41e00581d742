import type { SharedPostKey, SharingStore } from "../../ports/sharing.ts";
import { at as instant, encode, timestamp } from "../engine/sql/columns.ts";
import type { Session } from "../engine/connections/session.ts";
import { COLUMNS } from "../../ports/tables.ts";

/** Permissions to post, one per person, and recent posts. */
export function sharingStore({ db, atomically }: Session): SharingStore {
  const permissions = db.selectFrom("sharingPermissions").selectAll();
  return {
    permissionOf: async (userId) =>
      (await permissions.where("userId", "=", userId).executeTakeFirst()) ?? null,
    savePermission: async (row) => {
      const { sealedToken, expiresAt } = encode(row, COLUMNS.sharingPermissions);
      await db
        .insertInto("sharingPermissions")
        .values(encode(row, COLUMNS.sharingPermissions))
        .onConflict((conflict) => conflict.column("userId").doUpdateSet({ sealedToken, expiresAt }))
        .execute();
    },
    forgetPermission: async ({ userId, sealedToken }) => {
      await db
        .deleteFrom("sharingPermissions")
        .where("userId", "=", userId)
        .where("sealedToken", "=", sealedToken)
        .execute();
    },
    beginPost: ({ at, since, ...key }) =>
      atomically(async (inside) => {
        const begun = await inside.db
          .insertInto("sharedPosts")
          .values({ ...key, state: "POSTING", at: timestamp(at) })
          .onConflict((conflict) =>
            conflict
              .columns(["userId", "subjectId", "messageHash"])
              .doUpdateSet({ state: "POSTING", at: timestamp(at) })
              .where("sharedPosts.at", "<", instant(since)),
          )
          .returning("state")
          .executeTakeFirst();
        if (begun !== undefined) return null;
        return inside.db
          .selectFrom("sharedPosts")
          .selectAll()
          .where((row) => row.and(key))
          .executeTakeFirstOrThrow();
      }),
    endPost: async (key) => {
      await db
        .updateTable("sharedPosts")
        .set({ state: "POSTED" })
        .where((row) => row.and(named(key)))
        .execute();
    },
    dropPost: async (key) => {
      await db
        .deleteFrom("sharedPosts")
        .where((row) => row.and({ ...named(key), state: "POSTING" }))
        .execute();
    },
    forgetPosts: async ({ before, limit }) => {
      const { numDeletedRows } = await db
        .with("old", (query) =>
          query
            .selectFrom("sharedPosts")
            .select(["userId", "subjectId", "messageHash"])
            .where("at", "<", instant(before))
            .orderBy("at")
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .deleteFrom("sharedPosts")
        .using("old")
        .whereRef("sharedPosts.userId", "=", "old.userId")
        .whereRef("sharedPosts.subjectId", "=", "old.subjectId")
        .whereRef("sharedPosts.messageHash", "=", "old.messageHash")
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

/** Only the key: callers may pass a whole row. */
const named = ({ userId, subjectId, messageHash }: SharedPostKey): SharedPostKey => ({
  userId,
  subjectId,
  messageHash,
});
