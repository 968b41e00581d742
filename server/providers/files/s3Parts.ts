/** The least that S3 takes as a part that is not the last. */
const PART_BYTES = 5 * 1024 * 1024;

/** A chunk of a file, and whether it is the last. */
export interface Part {
  bytes: Uint8Array;
  isLast: boolean;
}

/**
 * The content in parts of 5 MB; the last is smaller, and perhaps empty. All share one buffer: a
 * part is valid until the next one is requested.
 */
export async function* partsOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Part> {
  const part = Buffer.allocUnsafe(PART_BYTES);
  let filled = 0;
  for await (const block of content) {
    let taken = 0;
    while (taken < block.length) {
      // Only when more arrives is it known that a full part isn't the last.
      if (filled === PART_BYTES) {
        yield { bytes: part, isLast: false };
        filled = 0;
      }
      const piece = block.subarray(taken, taken + PART_BYTES - filled);
      part.set(piece, filled);
      filled += piece.length;
      taken += piece.length;
    }
  }
  yield { bytes: part.subarray(0, filled), isLast: true };
}
