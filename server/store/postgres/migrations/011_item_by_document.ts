import { sql, type Kysely } from "kysely";

/** Each request for some of a document looks for the item whose document it is. */
export async function itemByDocument(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index catalog_items_by_document on catalog_items ((document ->> 'id'))
    where document is not null`.execute(db);
}
