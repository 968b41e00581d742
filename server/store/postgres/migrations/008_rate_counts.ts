import { sql, type Kysely } from "kysely";

/**
 * How often somebody has called within a minute, for limits that hold over several processes. Not
 * logged: a count that a crash forgets costs nothing, and no replica needs it.
 */
export async function rateCounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table rate_counts (
      key text primary key,
      points integer not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index rate_counts_by_expiry on rate_counts (expires_at)`.execute(db);
}
