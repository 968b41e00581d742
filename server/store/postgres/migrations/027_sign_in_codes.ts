import { sql, type Kysely } from "kysely";

/** Sign-in codes whose exchange has begun, so that the provider is asked once per code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_in_codes (
      code_hash text collate "C" primary key,
      claimed_at timestamptz not null
    )`.execute(db);
  await sql`create index sign_in_codes_by_age on sign_in_codes (claimed_at)`.execute(db);
}
