import { sql, type Kysely } from "kysely";

/**
 * The order of a creator's items, an offer's own questions, the questions of a booking as they were when
 * its slot was taken, and which stored files belong to a row.
 */
export async function ownQuestions(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table catalog_items
    add column position integer not null default 0,
    add column intake_questions jsonb,
    add constraint catalog_items_questions check (
      category = 'ONE_ON_ONE' or intake_questions is null
    )`.execute(db);
  // A booking from before was asked what every booker was asked.
  await sql`alter table bookings add column questions jsonb`.execute(db);
  await sql`
    update bookings set questions = coalesce(
      (
        select jsonb_agg(
          jsonb_build_object('id', id, 'isRequired', is_required, 'question', question)
          order by position
        )
        from intake_questions
      ),
      '[]'::jsonb
    )`.execute(db);
  await sql`alter table bookings alter column questions set not null`.execute(db);
  await sql`
    create table stored_files (
      key text primary key,
      state text not null check (state in ('WRITING', 'KEPT', 'DROPPED')),
      changed_at timestamptz not null
    )`.execute(db);
  await sql`
    create index stored_files_to_sweep on stored_files (changed_at)
    where state <> 'KEPT'`.execute(db);
}
