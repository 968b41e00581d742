import type { SessionStore } from "../../ports/session.ts";
import { at, encode, timestamp } from "../engine/columns.ts";
import type { Session } from "../engine/session.ts";
import { COLUMNS } from "../engine/tables.ts";

/** Refresh tokens by their hash. */
export function sessionStore({ db }: Session): SessionStore {
  const deleteFamily = async (familyId: string): Promise<bigint> =>
    (await db.deleteFrom("refreshTokens").where("familyId", "=", familyId).executeTakeFirst())
      .numDeletedRows;
  return {
    byHash: async (tokenHash) =>
      (await db
        .selectFrom("refreshTokens")
        .selectAll()
        .where("tokenHash", "=", tokenHash)
        .executeTakeFirst()) ?? null,
    insert: async (row) => {
      await db.insertInto("refreshTokens").values(encode(row, COLUMNS.refreshTokens)).execute();
    },
    markUsed: async (tokenHash, at) =>
      (await db
        .updateTable("refreshTokens")
        .set({ usedAt: timestamp(at) })
        .where("tokenHash", "=", tokenHash)
        .where("usedAt", "is", null)
        .returning("tokenHash")
        .executeTakeFirst()) !== undefined,
    // A delete that waited for somebody's exchange does not see the successor made there: look again.
    endFamily: async (familyId) => {
      while ((await deleteFamily(familyId)) > 0n);
    },
    deleteExpired: async ({ now, limit }) => {
      const { numDeletedRows } = await db
        .with("expired", (query) =>
          query
            .selectFrom("refreshTokens")
            .select("tokenHash")
            .where("expiresAt", "<=", at(now))
            .orderBy("expiresAt")
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .deleteFrom("refreshTokens")
        .where("tokenHash", "in", (hashes) => hashes.selectFrom("expired").select("tokenHash"))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
