import type { Part } from "./parts.ts";

/** The chargeable attempts at content: few, and looked up when its price changes. */
export const parts: readonly Part[] = [
  {
    index: "payments_attempts",
    on: `payments (item_id, id)
      where state in ('OPEN', 'FAILED') and intent_id is not null and booking_id is null`,
  },
];
