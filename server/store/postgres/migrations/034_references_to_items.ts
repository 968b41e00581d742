import type { Part } from "./parts.ts";

/**
 * What refers to an item is looked for when the item is deleted, by the database too, and to say
 * whether it can be. Bookings have such an index already.
 */
export const referencesToItems: readonly Part[] = [
  { index: "entitlements_of_item", on: "entitlements (item_id)" },
  { index: "payments_of_item", on: "payments (item_id)" },
];
