import type { StandInStore } from "../../ports/standIns.ts";
import { json } from "../engine/columns.ts";
import { preparedQuery } from "../engine/preparedQuery.ts";
import type { Session } from "../engine/session.ts";

const valueOf = preparedQuery((db, { key }: { key: string }) =>
  db.selectFrom("standIns").select("value").where("key", "=", key),
);

/** What the local stand-ins remember, a JSON value a key. */
export function standInStore(session: Session): StandInStore {
  const { db } = session;
  return {
    read: async (key) => (await valueOf(session, { key }))[0]?.value ?? null,
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
