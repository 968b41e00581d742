import type { Part } from "./parts.ts";

/** The attempts at content that cards can be charged for: few, and found when its price changes. */
export const attemptsByItem: readonly Part[] = [
  {
    index: "payments_attempts",
    on: `payments (item_id, id)
      where state in ('OPEN', 'FAILED') and intent_id is not null and booking_id is null`,
  },
];
