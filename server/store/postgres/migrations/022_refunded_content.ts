import { sql } from "kysely";
import type { Part } from "./parts.ts";

/** A buyer's refunded payments for content are looked up, too. */
export const parts: readonly Part[] = [
  async (db) => void (await sql`drop index payments_of_content`.execute(db)),
  {
    index: "payments_of_content",
    on: "payments (buyer_id, item_id) where booking_id is null",
  },
];
