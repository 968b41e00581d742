import type { Instant } from "../time/instant.ts";

/**
 * Whether the file of an owned item was replaced since, and the owner has not opened the new one
 * yet (docs/product.md 10.7).
 */
export function hasNewVersion(had: {
  since: Instant;
  /** The last one opened; null without one. */
  openedDocumentId: string | null;
  document: {
    readonly id: string;
    readonly addedOn: Instant;
    readonly isReplacement: boolean;
  } | null;
}): boolean {
  const { since, openedDocumentId, document } = had;
  if (document === null || !document.isReplacement) return false;
  return document.addedOn > since && document.id !== openedDocumentId;
}
