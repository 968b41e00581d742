import { constants, deflateRawSync, deflateSync } from "node:zlib";
import { pdfFile, pdfStream } from "../../store/factories/pdfFile.ts";

const FONT = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>";

/** Bytes as written in a PDF's notation here. */
const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");

/** A stream that is compressed. */
export function flated(content: Uint8Array, { dictionary = "" } = {}): string {
  return pdfStream(`${dictionary}/Filter/FlateDecode`, latin1(deflateSync(content, { level: 9 })));
}

/**
 * A compressed stream of a text over and over: blocks of a megabyte are independent, so they can be
 * repeated.
 */
export function flateBomb({ text, megabytes }: { text: string; megabytes: number }): string {
  const block = deflateRawSync(Buffer.from(text.repeat((1024 * 1024) / text.length), "latin1"), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const content = `\u0078\u009c${latin1(block).repeat(megabytes)}\u0003\u0000`;
  return pdfStream("/Filter/FlateDecode", content);
}

/** A PDF of one page: object 4 is what is drawn, and those from 5 on are `more`. */
export function onePage({
  content = pdfStream("", ""),
  resources = "",
  page = "/MediaBox[0 0 960 540]",
  catalogue = "",
  more = [],
}: {
  content?: string;
  resources?: string;
  page?: string;
  catalogue?: string;
  more?: readonly string[];
}): Uint8Array<ArrayBuffer> {
  return pdfFile([
    `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
    "<</Type/Pages/Count 1/Kids[3 0 R]>>",
    `<</Type/Page/Parent 2 0 R${page}/Contents 4 0 R/Resources<<${resources}>>>>`,
    content,
    ...more,
  ]);
}

/** Slides, each with its own text in large letters. */
export function deck(texts: readonly string[]): Uint8Array<ArrayBuffer> {
  const kids = texts.map((_, index) => `${4 + 2 * index} 0 R`);
  const pages = texts.flatMap((text, index) => [
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 960 540]/Contents ${5 + 2 * index} 0 R/Resources<</Font<</F 3 0 R>>>>>>`,
    pdfStream("", `BT /F 48 Tf 80 300 Td (${text}) Tj 0 -80 Td /F 20 Tf (${text} ${text}) Tj ET`),
  ]);
  return pdfFile([
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Count ${texts.length}/Kids[${kids.join(" ")}]>>`,
    FONT,
    ...pages,
  ]);
}
