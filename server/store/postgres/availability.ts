import type { AvailabilityStore } from "../availability.ts";
import { encode, json } from "./columns.ts";
import type { Session } from "./session.ts";

/** Weekly hours, one row a creator. */
export function availabilityStore({ db }: Session): AvailabilityStore {
  return {
    ofCreator: async (creatorId) =>
      (await db
        .selectFrom("availability")
        .selectAll()
        .where("creatorId", "=", creatorId)
        .executeTakeFirst()) ?? null,
    save: (row) =>
      db
        .insertInto("availability")
        .values(encode(row, { nested: ["hours"] }))
        .onConflict((conflict) =>
          conflict.column("creatorId").doUpdateSet({ hours: json(row.hours) }),
        )
        .returningAll()
        .executeTakeFirstOrThrow(),
  };
}
