import type { FileStore } from "../../ports/files.ts";
import { at as instant, timestamp } from "../engine/sql/columns.ts";
import { isAnyOf } from "../engine/sql/preparedQuery.ts";
import type { Session } from "../engine/connections/session.ts";

/** Which stored files belong to a row. */
export function fileStore({ db }: Session): FileStore {
  return {
    begin: async ({ key, at }) => {
      await db
        .insertInto("storedFiles")
        .values({ key, state: "WRITING", changedAt: timestamp(at) })
        .execute();
    },
    keep: async ({ keys, at }) => {
      const kept = await db
        .updateTable("storedFiles")
        .set({ state: "KEPT", changedAt: timestamp(at) })
        .where(isAnyOf("key", keys))
        .where("state", "=", "WRITING")
        .returning("key")
        .execute();
      const missing = keys.find((key) => !kept.some((row) => row.key === key));
      if (missing !== undefined) throw new Error(`file ${missing} is not being written`);
    },
    drop: async ({ keys, at }) => {
      await db
        .updateTable("storedFiles")
        .set({ state: "DROPPED", changedAt: timestamp(at) })
        .where(isAnyOf("key", keys))
        .execute();
    },
    giveUp: async ({ key, at }) => {
      const givenUp = await db
        .updateTable("storedFiles")
        .set({ state: "DROPPED", changedAt: timestamp(at) })
        .where("key", "=", key)
        .where("state", "<>", "KEPT")
        .returning("key")
        .executeTakeFirst();
      if (givenUp !== undefined) return true;
      const kept = await db
        .selectFrom("storedFiles")
        .select("key")
        .where("key", "=", key)
        .executeTakeFirst();
      return kept === undefined;
    },
    toSweep: ({ writingBefore, droppedBefore, limit }) =>
      db
        .selectFrom("storedFiles")
        .selectAll()
        .where("state", "<>", "KEPT")
        .where((row) =>
          row.or([
            row.and([row("state", "=", "WRITING"), row("changedAt", "<", instant(writingBefore))]),
            row.and([row("state", "=", "DROPPED"), row("changedAt", "<", instant(droppedBefore))]),
          ]),
        )
        .orderBy("changedAt")
        .limit(limit)
        .execute(),
    forget: async (key) => {
      await db
        .deleteFrom("storedFiles")
        .where("key", "=", key)
        .where("state", "<>", "KEPT")
        .execute();
    },
  };
}
