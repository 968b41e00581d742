import { sql, type Kysely } from "kysely";

/**
 * The pictures with which links show themselves, below `/link-previews/`. They are of people and of
 * items, which are in two tables, so their key refers to neither.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table link_previews (
      subject_id text collate "C" primary key,
      version text collate "C" not null,
      key text collate "C" not null
    )`.execute(db);
}
