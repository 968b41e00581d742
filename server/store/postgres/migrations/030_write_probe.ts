import { sql, type Kysely } from "kysely";

/** A table that stays empty: what is written to it, to see whether the database writes, is undone. */
export async function writeProbe(db: Kysely<unknown>): Promise<void> {
  await sql`create table write_probe (filler text not null)`.execute(db);
}
