import { sql, type Kysely } from "kysely";

/**
 * A table that stays empty: writes to it, to test whether the database is writable, are rolled
 * back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table write_probe (filler text not null)`.execute(db);
}
