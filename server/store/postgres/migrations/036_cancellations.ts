import { sql, type Kysely } from "kysely";

/** Who cancelled a booking, and why. None was before there was this column. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bookings
      add column cancellation jsonb,
      add constraint bookings_cancellation
        check ((state = 'CANCELLED') = (cancellation is not null)) not valid`.execute(db);
}
