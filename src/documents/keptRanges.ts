import { MINUTE_MS } from "../domain/shared/limits.ts";
import {
  type DocumentPart,
  type DocumentRange,
  type DocumentRanges,
  ServerBusy,
} from "./ranges.ts";

/** How long cached bytes stay fresh (docs/product.md 11.13). */
export const FRESH_MS = 5 * MINUTE_MS;
/** Bytes that are kept at most: the pages that were looked at last, for most documents. */
export const KEPT_BYTES_MAX = 8 * 1024 * 1024;

interface Kept extends DocumentPart {
  first: number;
  /** When it came, in milliseconds. */
  at: number;
}

/**
 * Ranges that cache the last document for some minutes, so that it reopens at once. Its beginning
 * is fetched each time, by which the server checks the reader's right; a failure clears the cache.
 */
export function createKeptRanges(
  ranges: DocumentRanges,
  { now }: { now(): number },
): DocumentRanges {
  let documentId = "";
  let kept: Kept[] = [];

  const find = (range: DocumentRange) =>
    kept.find(
      ({ first, bytes, at }) =>
        first <= range.first && range.last < first + bytes.length && now() < at + FRESH_MS,
    );
  const keep = ({ first }: DocumentRange, { bytes, sizeInBytes }: DocumentPart) => {
    // A copy: PDF.js transfers what it gets to its worker.
    kept.push({ first, bytes: bytes.slice(), sizeInBytes, at: now() });
    let length = kept.reduce((sum, part) => sum + part.bytes.length, 0);
    while (length > KEPT_BYTES_MAX) length -= kept.shift()?.bytes.length ?? length;
  };

  return {
    async read(range) {
      if (range.documentId !== documentId) {
        documentId = range.documentId;
        kept = [];
      }
      const isBeginning = range.first === 0;
      const part = isBeginning ? undefined : find(range);
      if (part !== undefined) {
        const bytes = part.bytes.slice(range.first - part.first, range.last + 1 - part.first);
        range.onBytes?.(bytes.length);
        return { bytes, sizeInBytes: part.sizeInBytes };
      }
      try {
        const answer = await ranges.read(range);
        if (!isBeginning && range.documentId === documentId) keep(range, answer);
        return answer;
      } catch (error) {
        const isLater = range.signal.aborted || error instanceof ServerBusy;
        if (!isLater && range.documentId === documentId) kept = [];
        throw error;
      }
    },
  };
}
