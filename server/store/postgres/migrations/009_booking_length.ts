import { sql, type Kysely } from "kysely";

/** The longest session, by which a month's calendar knows what it need not read. */
export async function bookingLength(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bookings add constraint bookings_length
    check (ends_at <= starts_at + interval '60 minutes')`.execute(db);
}
