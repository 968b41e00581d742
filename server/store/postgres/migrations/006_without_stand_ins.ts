import { sql, type Kysely } from "kysely";

/**
 * Takes the table of the local stand-ins out of the product's schema. Where it holds something, the
 * database is one of the local mode, which goes on with it in a schema of its own.
 */
export async function withoutStandIns(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ isUsed: boolean }>`
    select exists (select 1 from stand_ins) as "isUsed"`.execute(db);
  if (rows[0]?.isUsed !== true) {
    await sql`drop table stand_ins`.execute(db);
    return;
  }
  await sql`create schema if not exists local`.execute(db);
  await sql`alter table stand_ins set schema local`.execute(db);
}
