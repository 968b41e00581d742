import { sql } from "kysely";
import type { Part } from "./parts.ts";

/**
 * What a creator has archived grows without bound: its pages are read by their key, and the lists
 * of items on sale and drafts never read it.
 */
export const parts: readonly Part[] = [
  {
    index: "catalog_items_by_status",
    on: "catalog_items (creator_id, status, created_at, id)",
  },
  async (db) => void (await sql`drop index catalog_items_of_creator`.execute(db)),
];
