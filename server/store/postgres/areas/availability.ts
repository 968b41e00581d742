import type { AvailabilityStore } from "../../ports/availability.ts";
import { readSchedule } from "./schedule.ts";
import { encode, json } from "../engine/sql/columns.ts";
import { preparedQuery } from "../engine/sql/preparedQuery.ts";
import type { Session } from "../engine/connections/session.ts";
import { COLUMNS } from "../../ports/tables.ts";

const hoursOfCreator = preparedQuery((db, { creatorId }: { creatorId: string }) =>
  db.selectFrom("availability").selectAll().where("creatorId", "=", creatorId),
);

/** Weekly hours, one row per creator. */
export function availabilityStore(session: Session): AvailabilityStore {
  return {
    ofCreator: async (creatorId) => (await hoursOfCreator(session, { creatorId }))[0] ?? null,
    scheduleOf: (query) => readSchedule(session, query),
    save: (row) =>
      session.db
        .insertInto("availability")
        .values(encode(row, COLUMNS.availability))
        .onConflict((conflict) =>
          conflict.column("creatorId").doUpdateSet({ hours: json(row.hours) }),
        )
        .returningAll()
        .executeTakeFirstOrThrow(),
  };
}
