import { sql, type Kysely } from "kysely";

/** Old events are forgotten; they are found by their age. */
export async function providerEventsByAge(db: Kysely<unknown>): Promise<void> {
  await sql`create index provider_events_by_age on provider_events (at)`.execute(db);
}
