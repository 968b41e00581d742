import { pdfFile, pdfStream } from "../store/factories/pdfFile.ts";

/** Of a page, in points. */
const WIDTH = 960;
const HEIGHT = 540;
const MARGIN = 80;

interface Deck {
  title: string;
  pageCount: number;
}

/**
 * A PDF of slides: each has its title and the words "Page n of N". The first leads to the last one
 * and to another site, the others lead back to it; an outline names them all.
 */
export function deckPdf({ title, pageCount }: Deck): Uint8Array<ArrayBuffer> {
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1);
  const outlineObject = 4;
  /** Each page has two objects, itself and what is drawn, after the outline's. */
  const objectOf = (page: number) => outlineObject + pageCount + 2 * page - 1;
  return pdfFile([
    `<</Type/Catalog/Pages 2 0 R/Outlines ${outlineObject} 0 R/Lang(en)>>`,
    `<</Type/Pages/Count ${pageCount}/Kids[${numbers.map((page) => `${objectOf(page)} 0 R`).join(" ")}]>>`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
    `<</Type/Outlines/Count ${pageCount}/First ${outlineObject + 1} 0 R/Last ${outlineObject + pageCount} 0 R>>`,
    ...numbers.map((page) => {
      const next = page < pageCount ? `/Next ${outlineObject + page + 1} 0 R` : "";
      const previous = page > 1 ? `/Prev ${outlineObject + page - 1} 0 R` : "";
      return `<</Title(Page ${page})/Parent ${outlineObject} 0 R/Dest[${objectOf(page)} 0 R/Fit]${next}${previous}>>`;
    }),
    ...numbers.flatMap((page) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Contents ${objectOf(page) + 1} 0 R/Resources<</Font<</F 3 0 R>>>>/Annots[${linksOf(page, { pageCount, objectOf }).join("")}]>>`,
      pdfStream("", contentOf(page, { title, pageCount })),
    ]),
  ]);
}

/** The links at the foot of a page. */
function linksOf(
  page: number,
  { pageCount, objectOf }: { pageCount: number; objectOf: (page: number) => number },
): string[] {
  const link = (line: number, action: string) =>
    `<</Type/Annot/Subtype/Link/Rect[${MARGIN} ${lineAt(line) - 8} ${MARGIN + 400} ${lineAt(line) + 24}]/Border[0 0 0]${action}>>`;
  const to = (target: number) => `/Dest[${objectOf(target)} 0 R/Fit]`;
  if (page > 1) return [link(0, to(1))];
  return [link(0, to(pageCount)), link(1, "/A<</S/URI/URI(https://example.com/more)>>")];
}

const lineAt = (line: number) => 120 - line * 44;

function contentOf(page: number, { title, pageCount }: Deck): string {
  const [ground, figure] = COLOURS[page % COLOURS.length] ?? COLOURS[0];
  const foot = page > 1 ? ["Back to the first page"] : ["To the last page", "More on example.com"];
  return [
    `${ground} rg 0 0 ${WIDTH} ${HEIGHT} re f`,
    `${figure} rg ${WIDTH - 180} 0 180 ${HEIGHT} re f`,
    "0.13 0.10 0.08 rg",
    text(title, { size: 48, y: 380 }),
    text(`Page ${page} of ${pageCount}`, { size: 32, y: 300 }),
    ...foot.map((words, line) => text(words, { size: 24, y: lineAt(line) })),
  ].join("\n");
}

/** Ground and figure, as PDF has colours. */
const COLOURS = [
  ["0.96 0.91 0.83", "0.89 0.65 0.43"],
  ["0.99 0.98 0.95", "0.70 0.32 0.22"],
  ["0.88 0.93 0.90", "0.16 0.30 0.26"],
] as const;

/** Of letters that a PDF's own fonts have; others become question marks. */
function text(words: string, { size, y }: { size: number; y: number }): string {
  const shown = words
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, "?")
    .replaceAll(/[\\()]/g, String.raw`\$&`);
  return `BT /F ${size} Tf ${MARGIN} ${y} Td (${shown}) Tj ET`;
}
