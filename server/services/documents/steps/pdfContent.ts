import { refuse } from "../../../../src/domain/shared/errors.ts";

/** What every PDF begins with: `%PDF-` (ISO 32000-2, 7.5.2). */
const HEADER = new TextEncoder().encode("%PDF-");

/**
 * Passes the bytes through; refuses with `BAD_USER_INPUT` before the first one when they aren't a
 * PDF's (docs/product.md 11.4, 11.5). Checks only the header.
 */
export async function* checkPdf(
  content: AsyncIterable<Uint8Array>,
  { field }: { field: string },
): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | null = new Uint8Array();
  for await (const block of content) {
    if (head === null) {
      yield block;
      continue;
    }
    head = joined(head, block);
    if (head.length < HEADER.length) continue;
    requirePdf(head, field);
    yield head;
    head = null;
  }
  if (head !== null) requirePdf(head, field);
}

function requirePdf(head: Uint8Array, field: string): void {
  const isPdf = HEADER.every((byte, index) => head[index] === byte);
  if (!isPdf) refuse("BAD_USER_INPUT", { field, message: "Only PDF files are allowed" });
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}
