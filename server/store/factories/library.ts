import type { EntitlementRow } from "../ports/library.ts";
import { NOW } from "./now.ts";

/** A free drop in a library. */
export function entitlementRow(row: Partial<EntitlementRow> & { id: string }): EntitlementRow {
  return {
    userId: "booker",
    itemId: "drop",
    source: "FREE",
    paidInCents: 0,
    createdAt: NOW,
    ...row,
  };
}
