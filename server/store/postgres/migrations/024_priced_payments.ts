import { sql, type Kysely } from "kysely";

/** When a payment was priced, so that an open one does not keep its price for ever. */
export async function pricedPayments(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column priced_at timestamptz`.execute(db);
  await sql`update payments set priced_at = created_at`.execute(db);
  await sql`alter table payments alter column priced_at set not null`.execute(db);
  // A process of the version before, which may still run beside this one, does not name it.
  await sql`alter table payments alter column priced_at set default now()`.execute(db);
}
