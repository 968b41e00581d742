import { sql, type Kysely } from "kysely";

/**
 * Sessions that ended before their access tokens expired: by logging out, or because of token
 * reuse.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ended_families (
      family_id text primary key,
      ended_at timestamptz not null
    )`.execute(db);
  await sql`create index ended_families_by_end on ended_families (ended_at)`.execute(db);
}
