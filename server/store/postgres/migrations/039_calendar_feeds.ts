import { sql, type Kysely } from "kysely";

/**
 * The addresses at which people's calendars read their sessions, below `/calendar/`. A creator whose
 * slug is `calendar`, if there is one from before it was reserved, keeps it: their pages open from
 * within the app, but not by an address that is asked of the server, until they choose another.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_feeds (
      user_id text collate "C" primary key references users,
      secret_hash text collate "C" not null constraint calendar_feeds_secret unique,
      created_at timestamptz not null
    )`.execute(db);
}
