import { sql, type Kysely } from "kysely";

/** Sign-in codes that somebody has begun to exchange, so that the provider is asked about each once. */
export async function signInCodes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_in_codes (
      code_hash text collate "C" primary key,
      claimed_at timestamptz not null
    )`.execute(db);
  await sql`create index sign_in_codes_by_age on sign_in_codes (claimed_at)`.execute(db);
}
