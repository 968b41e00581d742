import { sql, type Kysely } from "kysely";

/** Credentials of a connected calendar account; each is connected once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table calendar_profiles
    add column account_id text collate "C",
    add column credentials text not null default '',
    add column code_hash text not null default ''`.execute(db);
  // No earlier account was ever really connected: they were seeded.
  await sql`update calendar_profiles set account_id = id`.execute(db);
  await sql`
    alter table calendar_profiles
    alter column account_id set not null,
    alter column credentials drop default,
    alter column code_hash drop default,
    add constraint calendar_profiles_of_account unique (owner_id, account_id)`.execute(db);
  await sql`drop index calendar_profiles_of_owner`.execute(db);
}
