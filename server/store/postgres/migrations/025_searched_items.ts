import { sql, type Kysely } from "kysely";
import { searchTextOf } from "../../../../src/domain/library/search.ts";

/** What an item is searched by in a library, so that the database itself can search. */
export async function searchedItems(db: Kysely<unknown>): Promise<void> {
  await sql`alter table catalog_items add column search_text text collate "C"`.execute(db);
  await writeTexts(db);
}

const BATCH = 1_000;

/** The database knows no way to fold a text that every store shares. */
async function writeTexts(db: Kysely<unknown>): Promise<void> {
  for (let after = ""; ;) {
    const { rows: items } = await sql<{ id: string; title: string; creatorName: string }>`
      select catalog_items.id, title, first_name || ' ' || last_name as "creatorName"
      from catalog_items join users on users.id = creator_id
      where catalog_items.id > ${after}
      order by catalog_items.id limit ${BATCH}`.execute(db);
    const last = items.at(-1);
    if (last === undefined) return;
    await sql`
      update catalog_items set search_text = searched.text
      from unnest(
        ${items.map(({ id }) => id)}::text[], ${items.map(searchTextOf)}::text[]
      ) as searched (id, text)
      where catalog_items.id = searched.id collate "C"`.execute(db);
    after = last.id;
  }
}
