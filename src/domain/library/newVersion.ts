import type { Instant } from "../time/instant.ts";

/**
 * Whether the file of what somebody has was replaced since they have it, and the new one has not
 * been opened by them yet (docs/product.md 10.7).
 */
export function hasNewVersion(had: {
  since: Instant;
  /** The last one that was opened; null when none was. */
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
