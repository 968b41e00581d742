/** Bytes that stand in an answer as base64. */
export interface LongText {
  /** As many as `open` yields. */
  sizeInBytes: number;
  open: () => AsyncIterable<Uint8Array>;
}

/**
 * Takes a text for the answer, and returns what stands for it until the answer is written. Throws
 * when as many as may be are being written already.
 */
export type PutLongText = (text: LongText) => string;

/** The text for the answer: piece by piece, where whoever writes the answer can do that. */
export async function longText(
  { putLongText }: { putLongText?: PutLongText },
  text: LongText,
): Promise<string> {
  if (putLongText !== undefined) return putLongText(text);
  let whole = "";
  for await (const bytes of inThrees(text.open())) whole += btoa(String.fromCharCode(...bytes));
  return whole;
}

/** A multiple of three, so that the base64 of the pieces is that of the whole. */
const PIECE_BYTES = 48 * 1024;

/** The same bytes in pieces of a length that base64 needs no padding for, but for the last. */
export async function* inThrees(blocks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const piece = new Uint8Array(PIECE_BYTES);
  let filled = 0;
  for await (const block of blocks) {
    for (let at = 0; at < block.length;) {
      const part = block.subarray(at, at + PIECE_BYTES - filled);
      piece.set(part, filled);
      filled += part.length;
      at += part.length;
      if (filled < PIECE_BYTES) continue;
      yield piece.slice();
      filled = 0;
    }
  }
  if (filled > 0) yield piece.slice(0, filled);
}
