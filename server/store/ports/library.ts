import type { Instant } from "../../../src/domain/time/instant.ts";
import type { PageQuery } from "./page.ts";
import type { Columns } from "./columns.ts";

/** Content in someone's library. */
export interface EntitlementRow {
  id: string;
  userId: string;
  itemId: string;
  /** A purchase is never removed. */
  source: "FREE" | "PURCHASE";
  /** What was paid including VAT, in cents. */
  paidInCents: number;
  createdAt: Instant;
  /** The last document of the item that the person opened; null if none. */
  openedDocumentId: string | null;
}

export const ENTITLEMENT_COLUMNS = {
  id: "text",
  userId: "text",
  itemId: "text",
  source: "text",
  paidInCents: "integer",
  createdAt: "instant",
  openedDocumentId: "text?",
} as const satisfies Columns<EntitlementRow>;

/**
 * Libraries: at most one entitlement per person and item. A purchase whose payment isn't paid, or
 * was refunded, isn't in a library: only `byId` finds it.
 */
export interface LibraryStore {
  byId(id: string): Promise<EntitlementRow | null>;
  /** Which of the items the person has. */
  entitledAmong(query: { userId: string; itemIds: readonly string[] }): Promise<EntitlementRow[]>;
  /** Newest first. */
  pageOfUser(query: PageQuery & { userId: string }): Promise<EntitlementRow[]>;
  /**
   * The same for a search: each word must be a prefix of a word in title or creator, see
   * `isFoundBy`.
   */
  foundPageOfUser(
    query: PageQuery & { userId: string; words: readonly string[] },
  ): Promise<EntitlementRow[]>;
  /** No-op when the person has the item; except that a purchase takes over a FREE entry. */
  add(row: EntitlementRow): Promise<void>;
  /** Records the last opened document; no-op when the person doesn't have the item. */
  noteOpened(query: { userId: string; itemId: string; documentId: string }): Promise<void>;
  /** Removes a FREE one; a purchase stays. */
  removeFree(query: { userId: string; itemId: string }): Promise<void>;
}
