import { sql, type Kysely } from "kysely";

/** Bookings are written to at most one calendar per person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table calendar_profiles
    add constraint calendar_profiles_one_default check (
      jsonb_array_length(jsonb_path_query_array(calendars, '$[*] ? (@.isDefault == true)')) <= 1
    )`.execute(db);
  await sql`
    create unique index calendar_profiles_default on calendar_profiles (owner_id)
    where calendars @> '[{"isDefault": true}]'`.execute(db);
}
