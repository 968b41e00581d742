import { pdfFile, pdfStream } from "../../store/factories/pdfFile.ts";

/**
 * A deck of one square picture a page, of `side` pixels and 3 bytes each, that can't be compressed.
 */
export function pictureDeck({ pageCount, side }: { pageCount: number; side: number }): Uint8Array {
  const numbers = Array.from({ length: pageCount }, (_, index) => 3 + 3 * index);
  return pdfFile([
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Count ${pageCount}/Kids[${numbers.map((number) => `${number} 0 R`).join(" ")}]>>`,
    ...numbers.flatMap((number) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 960 540]/Contents ${number + 1} 0 R/Resources<</XObject<</I ${number + 2} 0 R>>>>>>`,
      pdfStream("", "960 0 0 540 0 0 cm /I Do"),
      pdfStream(
        `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/BitsPerComponent 8/ColorSpace/DeviceRGB`,
        noise(side * side * 3, number),
      ),
    ]),
  ]);
}

/** Pseudo-random bytes, the same for the same seed (xorshift). */
function noise(length: number, seed: number): string {
  const bytes = new Uint32Array(Math.ceil(length / 4));
  let state = seed;
  for (let at = 0; at < bytes.length; at += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bytes[at] = state;
  }
  return Buffer.from(bytes.buffer, 0, length).toString("latin1");
}
