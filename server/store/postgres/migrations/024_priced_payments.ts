import { sql } from "kysely";
import { type Fill, filledAndNotNull, type Part, unfilled } from "./parts.ts";

const asTheyWereOpened: Fill = {
  batch: async (db, after) => {
    const ids = await unfilled(db, { table: "payments", column: "priced_at", after });
    await sql`
      update payments set priced_at = created_at where id = any(${ids}::text[])`.execute(db);
    return ids.at(-1) ?? null;
  },
};

/** When a payment was priced, so that an open one doesn't keep its price forever. */
export const parts: readonly Part[] = [
  async (db) => {
    await sql`alter table payments add column priced_at timestamptz`.execute(db);
    // A process of the previous version, which may still be running, doesn't set it. Not together
    // with the column: all existing rows would get the current time.
    await sql`alter table payments alter column priced_at set default now()`.execute(db);
  },
  ...filledAndNotNull({ table: "payments", columns: ["priced_at"], fill: asTheyWereOpened }),
];
