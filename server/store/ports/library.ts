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
  /** The last document of the item that the person opened; null when none was. */
  openedDocumentId: string | null;
}

/**
 * Libraries: at most one entitlement per person and item. A purchase whose payment is not paid, or
 * was refunded, is in no library: only `byId` finds it.
 */
export interface LibraryStore {
  byId(id: string): Promise<EntitlementRow | null>;
  /** Which of the items the person has. */
  entitledAmong(query: { userId: string; itemIds: readonly string[] }): Promise<EntitlementRow[]>;
  /** Newest first. */
  pageOfUser(query: PageQuery & { userId: string }): Promise<EntitlementRow[]>;
  /** The same of what a search finds: each word begins one of title or creator, see `isFoundBy`. */
  foundPageOfUser(
    query: PageQuery & { userId: string; words: readonly string[] },
  ): Promise<EntitlementRow[]>;
  /** Does nothing when the person has the item; but a purchase makes a FREE entry its own. */
  add(row: EntitlementRow): Promise<void>;
  /** Keeps which document was opened last; does nothing when the person has not the item. */
  noteOpened(query: { userId: string; itemId: string; documentId: string }): Promise<void>;
  /** Removes a FREE one; a purchase stays. */
  removeFree(query: { userId: string; itemId: string }): Promise<void>;
}
