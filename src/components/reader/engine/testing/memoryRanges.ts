import type { DocumentRange, DocumentRanges } from "../../../../documents/ranges.ts";

/** Ranges of a file in memory, and a record of requests. */
export interface MemoryRanges extends DocumentRanges {
  asked: { first: number; last: number }[];
  /** Bytes that were given. */
  moved(): number;
  /** Replaces the next answers; null to reset. */
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
