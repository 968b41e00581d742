import type { DocumentRange, DocumentRanges } from "../../../../domain/documents/ranges.ts";

/** Stretches of a file in memory, and which were asked for. */
export interface MemoryRanges extends DocumentRanges {
  asked: { first: number; last: number }[];
  /** Bytes that were given. */
  moved(): number;
  /** What happens in place of the next answers; null again: nothing. */
  fault: ((range: DocumentRange) => Promise<never>) | null;
}

/** Serves the stretches of a file from memory. */
export function createMemoryRanges(file: Uint8Array): MemoryRanges {
  let moved = 0;
  const ranges: MemoryRanges = {
    asked: [],
    moved: () => moved,
    fault: null,
    read: async (range) => {
      const { first, last, signal, onBytes } = range;
      ranges.asked.push({ first, last });
      signal.throwIfAborted();
      if (ranges.fault !== null) return ranges.fault(range);
      const bytes = new Uint8Array(file.subarray(first, last + 1));
      moved += bytes.length;
      onBytes?.(bytes.length);
      return { bytes, sizeInBytes: file.length };
    },
  };
  return ranges;
}
