import { sql, type Kysely } from "kysely";

/** The longest session, which bounds what a month's calendar has to read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bookings add constraint bookings_length
    check (ends_at <= starts_at + interval '60 minutes')`.execute(db);
}
