import type { StandInStore } from "../standIns.ts";
import { json } from "./columns.ts";
import type { Session } from "./session.ts";

/** What the local stand-ins remember, a JSON value a key. */
export function standInStore({ db }: Session): StandInStore {
  return {
    read: async (key) => {
      const row = await db
        .selectFrom("standIns")
        .select("value")
        .where("key", "=", key)
        .executeTakeFirst();
      return row?.value ?? null;
    },
    write: async (key, value) => {
      const text = json(value) ?? "null";
      await db
        .insertInto("standIns")
        .values({ key, value: text })
        .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: text }))
        .execute();
    },
    delete: async (key) => {
      await db.deleteFrom("standIns").where("key", "=", key).execute();
    },
  };
}
