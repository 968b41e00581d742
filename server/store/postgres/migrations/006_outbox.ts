import { sql, type Kysely } from "kysely";

/** The outbox: what follows from events and is still to be carried out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // As an integer, which the driver reads as a number; after two billion changes it wraps around.
  await sql`create sequence outbox_versions as integer cycle`.execute(db);
  await sql`
    create table outbox (
      reaction text collate "C" not null,
      subject_id text collate "C" not null,
      event text not null,
      due_at timestamptz not null,
      version integer not null,
      attempts integer not null check (attempts >= 0),
      last_error text check (length(last_error) <= 500),
      dead_at timestamptz,
      created_at timestamptz not null,
      primary key (reaction, subject_id)
    )`.execute(db);
  await sql`
    create index outbox_due on outbox (due_at, reaction, subject_id)
    where dead_at is null`.execute(db);
  await sql`
    create index outbox_dead on outbox (dead_at desc, reaction, subject_id)
    where dead_at is not null`.execute(db);
}
