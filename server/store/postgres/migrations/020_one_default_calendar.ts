import { sql, type Kysely } from "kysely";

/** Bookings are written to one calendar of a person's at most. */
export async function oneDefaultCalendar(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table calendar_profiles
    add constraint calendar_profiles_one_default check (
      jsonb_array_length(jsonb_path_query_array(calendars, '$[*] ? (@.isDefault == true)')) <= 1
    )`.execute(db);
  await sql`
    create unique index calendar_profiles_default on calendar_profiles (owner_id)
    where calendars @> '[{"isDefault": true}]'`.execute(db);
}
