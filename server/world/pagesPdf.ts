import { pdfFile, pdfStream } from "../store/factories/pdfFile.ts";

/** A page of a made-up document. */
interface MadePage {
  /** In points. */
  width: number;
  height: number;
  /** By how many degrees it is to be turned. */
  rotate?: 0 | 90 | 180 | 270;
  /** Lines of text, of letters that a PDF's own fonts have; without any, the page is a picture. */
  lines?: readonly string[];
  /** Bytes that it is heavier than it need be. */
  weight?: number;
  /** A link over the first line, as a PDF writes its action. */
  action?: string;
}

const SIZE = 24;

/** A PDF of such pages, in either direction of reading. */
export function pagesPdf(
  pages: readonly MadePage[],
  { isRightToLeft = false } = {},
): Uint8Array<ArrayBuffer> {
  const objectOf = (index: number) => 4 + 2 * index;
  const kids = pages.map((_, index) => `${objectOf(index)} 0 R`).join(" ");
  const direction = isRightToLeft ? "/ViewerPreferences<</Direction/R2L>>" : "";
  return pdfFile([
    `<</Type/Catalog/Pages 2 0 R${direction}>>`,
    `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
    ...pages.flatMap((page, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${page.width} ${page.height}]/Rotate ${page.rotate ?? 0}/Contents ${objectOf(index) + 1} 0 R/Resources<</Font<</F 3 0 R>>>>${linkOf(page)}>>`,
      pdfStream("", contentOf(page)),
    ]),
  ]);
}

/** A line's baseline, from the bottom. */
const lineAt = (page: MadePage, line: number) => page.height - 80 - line * SIZE * 1.5;

function linkOf(page: MadePage): string {
  if (page.action === undefined) return "";
  const y = lineAt(page, 0);
  return `/Annots[<</Type/Annot/Subtype/Link/Rect[40 ${y - 6} ${page.width - 40} ${y + SIZE}]/Border[0 0 0]/A<<${page.action}>>>>]`;
}

function contentOf(page: MadePage): string {
  const { width, height, lines = [], weight = 0 } = page;
  const shown = lines.map((line) => line.replaceAll(/[\\()]/g, String.raw`\$&`));
  return [
    `%${"-".repeat(weight)}`,
    `0.93 0.90 0.84 rg 0 0 ${width} ${height} re f`,
    `0.16 0.30 0.26 rg ${width * 0.7} 0 ${width * 0.3} ${height * 0.2} re f`,
    "0.13 0.10 0.08 rg",
    ...shown.map((line, index) => `BT /F ${SIZE} Tf 40 ${lineAt(page, index)} Td (${line}) Tj ET`),
  ].join("\n");
}
