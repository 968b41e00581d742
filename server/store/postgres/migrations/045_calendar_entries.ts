import { sql, type Kysely } from "kysely";

/**
 * Where sessions were written into their creators' calendars. A process of the previous version
 * that disconnects an account knows nothing of the table, so no row refers to its account: one that
 * is left over counts as none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_entries (
      booking_id text collate "C" primary key references bookings,
      profile_id text collate "C" not null,
      calendar_id text not null,
      ends_at timestamptz not null,
      written_sequence integer
    )`.execute(db);
  await sql`create index calendar_entries_of_profile on calendar_entries (profile_id)`.execute(db);
  await sql`create index calendar_entries_over on calendar_entries (ends_at)`.execute(db);
}
