import { sql, type Kysely } from "kysely";

/**
 * Calls per minute, for limits across several processes. Unlogged: losing a count in a crash costs
 * nothing, and no replica needs it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table rate_counts (
      key text primary key,
      points integer not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index rate_counts_by_expiry on rate_counts (expires_at)`.execute(db);
}
