import type { Instant } from "../../../src/domain/time/instant.ts";
import type { PageQuery } from "./page.ts";

/** Content in somebody's library. */
export interface EntitlementRow {
  id: string;
  userId: string;
  itemId: string;
  /** A purchase is never removed. */
  source: "FREE" | "PURCHASE";
  /** What was paid including VAT, in cents. */
  paidInCents: number;
  createdAt: Instant;
}

/** Libraries: at most one entitlement per person and item. */
export interface LibraryStore {
  byId(id: string): Promise<EntitlementRow | null>;
  /** Which of the items the person has. */
  entitledAmong(query: { userId: string; itemIds: readonly string[] }): Promise<EntitlementRow[]>;
  /** Newest first. */
  pageOfUser(query: PageQuery & { userId: string }): Promise<EntitlementRow[]>;
  /** Does nothing when the person has the item. */
  add(row: EntitlementRow): Promise<void>;
  /** Removes a FREE one; a purchase stays. */
  removeFree(query: { userId: string; itemId: string }): Promise<void>;
}
