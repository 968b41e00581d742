import { sql, type Kysely } from "kysely";

/** Which document of an item somebody has opened last, so that a replaced one is seen to be new. */
export async function openedDocuments(db: Kysely<unknown>): Promise<void> {
  await sql`alter table entitlements add column opened_document_id text`.execute(db);
}
