import { sql } from "kysely";
import type { Part } from "./parts.ts";

/** What a buyer agreed to before opening what was bought, kept with the payment. */
export const parts: readonly Part[] = [
  async (db) => void (await sql`alter table payments add column access_consent jsonb`.execute(db)),
  // Each request for a range of a bought document looks up its payment.
  {
    index: "payments_of_content",
    on: "payments (buyer_id, item_id) where state = 'PAID' and booking_id is null",
  },
];
