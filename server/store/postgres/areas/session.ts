import type { SessionStore } from "../../ports/session.ts";
import { at, encode, timestamp } from "../engine/sql/columns.ts";
import type { Session } from "../engine/connections/session.ts";
import { COLUMNS } from "../../ports/tables.ts";

/** Refresh tokens and sign-in codes by their hash. */
export function sessionStore({ db, atomically }: Session): SessionStore {
  return {
    byHash: async (tokenHash) =>
      (await db
        .selectFrom("refreshTokens")
        .selectAll()
        .where("tokenHash", "=", tokenHash)
        .executeTakeFirst()) ?? null,
    insert: async (row) =>
      (await db
        .insertInto("refreshTokens")
        .values(encode(row, COLUMNS.refreshTokens))
        .onConflict((conflict) => conflict.column("tokenHash").doNothing())
        .returning("tokenHash")
        .executeTakeFirst()) !== undefined,
    markUsed: async ({ tokenHash, at: usedAt, before }) =>
      (await db
        .updateTable("refreshTokens")
        .set({ usedAt: timestamp(usedAt) })
        .where("tokenHash", "=", tokenHash)
        .where("usedAt", "is not distinct from", before === null ? null : at(before))
        .returning("tokenHash")
        .executeTakeFirst()) !== undefined,
    endFamily: ({ familyId, at }) =>
      atomically(async ({ db }) => {
        // A delete that waited for a concurrent exchange doesn't see the successor created there:
        // retry.
        while ((await deleteFamily(db, familyId)) > 0n);
        await db
          .insertInto("endedFamilies")
          .values(encode({ familyId, endedAt: at }, COLUMNS.endedFamilies))
          .onConflict((conflict) => conflict.column("familyId").doNothing())
          .execute();
      }),
    endedSince: (instant) =>
      db
        .selectFrom("endedFamilies")
        .selectAll()
        .where("endedAt", ">=", at(instant))
        .orderBy("endedAt")
        .execute(),
    forgetEnded: async ({ before, limit }) => {
      const { numDeletedRows } = await db
        .with("old", (query) =>
          query
            .selectFrom("endedFamilies")
            .select("familyId")
            .where("endedAt", "<", at(before))
            .orderBy("endedAt")
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .deleteFrom("endedFamilies")
        .where("familyId", "in", (ids) => ids.selectFrom("old").select("familyId"))
        .executeTakeFirst();
      return Number(numDeletedRows);
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
    claimCode: async ({ codeHash, claimedAt, since }) =>
      (await db
        .insertInto("signInCodes")
        .values(encode({ codeHash, claimedAt }, COLUMNS.signInCodes))
        .onConflict((conflict) =>
          conflict
            .column("codeHash")
            .doUpdateSet({ claimedAt: timestamp(claimedAt) })
            .where("signInCodes.claimedAt", "<", at(since)),
        )
        .returning("codeHash")
        .executeTakeFirst()) !== undefined,
    releaseCode: async ({ codeHash, claimedAt }) => {
      await db
        .deleteFrom("signInCodes")
        .where("codeHash", "=", codeHash)
        .where("claimedAt", "=", at(claimedAt))
        .execute();
    },
    forgetCodes: async ({ before, limit }) => {
      const { numDeletedRows } = await db
        .with("old", (query) =>
          query
            .selectFrom("signInCodes")
            .select("codeHash")
            .where("claimedAt", "<", at(before))
            .orderBy("claimedAt")
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .deleteFrom("signInCodes")
        .where("codeHash", "in", (hashes) => hashes.selectFrom("old").select("codeHash"))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

async function deleteFamily(db: Session["db"], familyId: string): Promise<bigint> {
  const { numDeletedRows } = await db
    .deleteFrom("refreshTokens")
    .where("familyId", "=", familyId)
    .executeTakeFirst();
  return numDeletedRows;
}
