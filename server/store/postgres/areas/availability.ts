import type { AvailabilityStore } from "../../ports/availability.ts";
import { readSchedule } from "./schedule.ts";
import { encode, json } from "../engine/sql/columns.ts";
import { preparedQuery } from "../engine/sql/preparedQuery.ts";
import type { Session } from "../engine/connections/session.ts";
import { COLUMNS } from "../../ports/tables.ts";

const hoursOfCreator = preparedQuery((db, { creatorId }: { creatorId: string }) =>
  db.selectFrom("availability").selectAll().where("creatorId", "=", creatorId),
);

const exceptionsOfCreator = preparedQuery((db, { creatorId }: { creatorId: string }) =>
  db.selectFrom("hoursExceptions").selectAll().where("creatorId", "=", creatorId),
);

const rulesOfCreator = preparedQuery((db, { creatorId }: { creatorId: string }) =>
  db.selectFrom("bookingRules").selectAll().where("creatorId", "=", creatorId),
);

/** See `AvailabilityStore`. */
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
    exceptionsOf: async (creatorId) =>
      (await exceptionsOfCreator(session, { creatorId }))[0] ?? null,
    saveExceptions: (row) =>
      session.db
        .insertInto("hoursExceptions")
        .values(encode(row, COLUMNS.hoursExceptions))
        .onConflict((conflict) =>
          conflict.column("creatorId").doUpdateSet({ exceptions: json(row.exceptions) }),
        )
        .returningAll()
        .executeTakeFirstOrThrow(),
    rulesOf: async (creatorId) => (await rulesOfCreator(session, { creatorId }))[0] ?? null,
    saveRules: (row) =>
      session.db
        .insertInto("bookingRules")
        .values(encode(row, COLUMNS.bookingRules))
        .onConflict((conflict) =>
          conflict.column("creatorId").doUpdateSet({ rules: json(row.rules) }),
        )
        .returningAll()
        .executeTakeFirstOrThrow(),
  };
}
