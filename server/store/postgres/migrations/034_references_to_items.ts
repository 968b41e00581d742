import type { Part } from "./parts.ts";

/**
 * References to an item are looked up when it is deleted, also by the database, and to tell whether
 * it can be. Bookings already have such an index.
 */
export const parts: readonly Part[] = [
  { index: "entitlements_of_item", on: "entitlements (item_id)" },
  { index: "payments_of_item", on: "payments (item_id)" },
];
