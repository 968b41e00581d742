import { sql, type Kysely } from "kysely";

/** Who had money go back; unknown of what went back before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      add column refunded_by text,
      add constraint payments_refunded_by check (
        refunded_by is null
        or state = 'REFUNDED' and refunded_by in ('BOOKER', 'CREATOR', 'PLATFORM')
      ) not valid`.execute(db);
}
