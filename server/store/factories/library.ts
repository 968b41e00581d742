import type { AudiencePage } from "../ports/audience.ts";
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
    openedDocumentId: "doc_opened",
    ...row,
  };
}

/** All of an audience, latest interaction first. */
export function wholeAudience(creatorId: string): AudiencePage {
  return {
    creatorId,
    words: [],
    orderBy: "LAST_INTERACTION",
    isReversed: false,
    skip: 0,
    after: null,
    limit: 1_000,
  };
}
