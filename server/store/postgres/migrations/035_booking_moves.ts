import { sql, type Kysely } from "kysely";

/** When a booking was moved, and from where. None was before there was this column. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bookings add column moves jsonb not null default '[]'::jsonb`.execute(db);
}
