import { sql, type Kysely } from "kysely";

/** The document of an item that someone opened last, so that a replacement is recognised as new. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table entitlements add column opened_document_id text`.execute(db);
}
