import { sql, type Kysely } from "kysely";

/** Where the booker and the creator of a session meet. Rows from before meet by video. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bookings
      add column meeting_place jsonb not null default '{"kind": "VIDEO", "details": null}'::jsonb,
      add column place_change_count integer not null default 0,
      add column place_changed_at timestamptz`.execute(db);
  await sql`alter table catalog_items add column meeting_place jsonb`.execute(db);
  await sql`
    update catalog_items set meeting_place = '{"kind": "VIDEO", "details": null}'::jsonb
    where category = 'ONE_ON_ONE'`.execute(db);
  await sql`
    alter table catalog_items add constraint catalog_items_meeting_place
      check ((category = 'ONE_ON_ONE') = (meeting_place is not null)) not valid`.execute(db);
}
