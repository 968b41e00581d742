import { sql, type Kysely } from "kysely";

/** Rows locked while checking whether a slug is free. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table slug_locks (slug text primary key)`.execute(db);
}
