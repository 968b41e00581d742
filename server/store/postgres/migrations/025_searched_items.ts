import { sql } from "kysely";
import { searchTextOf } from "../../../../src/domain/library/search.ts";
import { type Fill, type Part, unfilled } from "./parts.ts";

/** The database has no text folding that every store shares. */
const texts: Fill = {
  batch: async (db, after) => {
    const ids = await unfilled(db, { table: "catalog_items", column: "search_text", after });
    const { rows: items } = await sql<{ id: string; title: string; creatorName: string }>`
      select catalog_items.id, title, first_name || ' ' || last_name as "creatorName"
      from catalog_items join users on users.id = creator_id
      where catalog_items.id = any(${ids}::text[])`.execute(db);
    await sql`
      update catalog_items set search_text = searched.text
      from unnest(
        ${items.map(({ id }) => id)}::text[], ${items.map(searchTextOf)}::text[]
      ) as searched (id, text)
      where catalog_items.id = searched.id collate "C"`.execute(db);
    return ids.at(-1) ?? null;
  },
};

/** An item's search text in libraries, so that the database itself can search. */
export const parts: readonly Part[] = [
  async (db) => {
    await sql`alter table catalog_items add column search_text text collate "C"`.execute(db);
  },
  texts,
];
