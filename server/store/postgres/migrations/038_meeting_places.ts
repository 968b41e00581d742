import { sql, type Kysely } from "kysely";

/**
 * Where the booker and the creator of a session meet. By default by video: for the rows that there
 * are, and for those that processes of the previous version still insert.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bookings
      add column meeting_place jsonb not null default '{"kind": "VIDEO", "details": null}'::jsonb,
      add column place_change_count integer not null default 0,
      add column place_changed_at timestamptz`.execute(db);
  // Of other categories it is ignored, or null.
  await sql`
    alter table catalog_items
      add column meeting_place jsonb default '{"kind": "VIDEO", "details": null}'::jsonb,
      add constraint catalog_items_meeting_place
        check (category <> 'ONE_ON_ONE' or meeting_place is not null) not valid`.execute(db);
}
