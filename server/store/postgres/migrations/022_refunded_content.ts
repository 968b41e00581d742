import { sql, type Kysely } from "kysely";

/** A buyer's payments for content are looked for when they are refunded, too. */
export async function refundedContent(db: Kysely<unknown>): Promise<void> {
  await sql`drop index payments_of_content`.execute(db);
  await sql`
    create index payments_of_content on payments (buyer_id, item_id)
    where booking_id is null`.execute(db);
}
