import { sql, type Kysely } from "kysely";
import { type Fill, filledAndNotNull, type Part, unfilled } from "./parts.ts";

/** Earlier bookings were asked the default questions. */
const questionsOfAll: Fill = {
  batch: async (db, after) => {
    const ids = await unfilled(db, { table: "bookings", column: "questions", after });
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
      )
      where id = any(${ids}::text[])`.execute(db);
    return ids.at(-1) ?? null;
  },
};

/**
 * The order of a creator's items, an offer's own questions, the questions of a booking as they were when
 * its slot was taken, and which stored files belong to a row.
 */
export const parts: readonly Part[] = [
  addColumns,
  ...filledAndNotNull({ table: "bookings", columns: ["questions"], fill: questionsOfAll }),
  createStoredFiles,
];

async function addColumns(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table catalog_items
    add column position integer not null default 0,
    add column intake_questions jsonb,
    add constraint catalog_items_questions check (
      category = 'ONE_ON_ONE' or intake_questions is null
    )`.execute(db);
  await sql`alter table bookings add column questions jsonb`.execute(db);
}

async function createStoredFiles(db: Kysely<unknown>): Promise<void> {
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
