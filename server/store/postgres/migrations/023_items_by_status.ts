import { sql, type Kysely } from "kysely";

/**
 * What a creator has archived grows without bound: its pages are read by their key, and the lists
 * of what is on sale or a draft do not read it at all.
 */
export async function itemsByStatus(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index catalog_items_by_status on catalog_items (creator_id, status, created_at, id)
    `.execute(db);
  await sql`drop index catalog_items_of_creator`.execute(db);
}
