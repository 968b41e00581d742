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

/** When a payment was priced, so that an open one does not keep its price for ever. */
export const pricedPayments: readonly Part[] = [
  async (db) => {
    await sql`alter table payments add column priced_at timestamptz`.execute(db);
    // A process of the version before, which may still run beside this one, does not name it.
    // Not together with the column: the rows of before would all get this moment.
    await sql`alter table payments alter column priced_at set default now()`.execute(db);
  },
  ...filledAndNotNull({ table: "payments", columns: ["priced_at"], fill: asTheyWereOpened }),
];
