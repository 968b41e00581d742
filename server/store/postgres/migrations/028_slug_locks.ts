import { sql, type Kysely } from "kysely";

/** Rows that are locked while it is found out whether a slug is free. */
export async function slugLocks(db: Kysely<unknown>): Promise<void> {
  await sql`create table slug_locks (slug text primary key)`.execute(db);
}
