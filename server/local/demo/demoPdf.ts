import { pdfFile, pdfStream } from "../../store/factories/pdfFile.ts";

/** The content of a document in the demo marketplace. */
export interface DemoDocument {
  title: string;
  creator: string;
  /** Becomes the second page. */
  description: string;
  /** From 0 on: creators have grounds of their own. */
  ground: number;
}

const WIDTH = 960;
const HEIGHT = 600;
const MARGIN = 72;
/** The share of its size that a letter of Helvetica is wide, on the average. */
const LETTER = 0.52;

/** Colours of ground, figure and ink, as PDF has them. */
const GROUNDS = [
  { ground: "0.13 0.20 0.30", figure: "0.93 0.62 0.33", ink: "1 0.98 0.94" },
  { ground: "0.96 0.91 0.83", figure: "0.70 0.32 0.22", ink: "0.20 0.13 0.10" },
  { ground: "0.16 0.30 0.26", figure: "0.88 0.80 0.47", ink: "0.97 0.98 0.94" },
] as const;
const PAPER = { ground: "0.99 0.98 0.95", ink: "0.20 0.15 0.12" } as const;

/** A PDF of four pages, plainly made up, with a title page that can be told from others. */
export function demoPdf(document: DemoDocument): Uint8Array<ArrayBuffer> {
  const pages = [
    titlePage(document),
    textPage("What is inside", document.description),
    textPage("Try it", "One page for your own notes. Write down what you would leave out."),
    textPage("The end", "A document of the demo marketplace: nothing in it is for sale."),
  ];
  const numberOf = (page: number) => 5 + 2 * page;
  return pdfFile([
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, page) => `${numberOf(page)} 0 R`).join(" ")}]>>`,
    fontOf("Helvetica-Bold"),
    fontOf("Helvetica"),
    ...pages.flatMap((content, page) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Contents ${numberOf(page) + 1} 0 R/Resources<</Font<</B 3 0 R/R 4 0 R>>>>>>`,
      pdfStream("", content),
    ]),
  ]);
}

const fontOf = (name: string) =>
  `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;

function titlePage({ title, creator, ground }: DemoDocument): string {
  const colours = GROUNDS[ground % GROUNDS.length] ?? GROUNDS[0];
  return [
    `${colours.ground} rg 0 0 ${WIDTH} ${HEIGHT} re f`,
    `${colours.figure} rg 690 0 m ${WIDTH} 400 l ${WIDTH} 0 l f`,
    `${MARGIN} 118 120 8 re f`,
    `${colours.ink} rg`,
    lines({ text: title, font: "B", size: 64, top: 440, width: WIDTH - 2 * MARGIN }),
    lines({ text: creator, font: "R", size: 24, top: 76, width: 500 }),
  ].join("\n");
}

function textPage(heading: string, text: string): string {
  return [
    `${PAPER.ground} rg 0 0 ${WIDTH} ${HEIGHT} re f`,
    `${PAPER.ink} rg`,
    lines({ text: heading, font: "B", size: 40, top: 460, width: WIDTH - 2 * MARGIN }),
    lines({ text, font: "R", size: 26, top: 380, width: WIDTH - 2 * MARGIN }),
  ].join("\n");
}

/** Text in lines that are no wider than `width`, the first one at `top`. */
function lines(options: {
  text: string;
  font: "B" | "R";
  size: number;
  top: number;
  width: number;
}): string {
  const { text, font, size, top, width } = options;
  const shown = wrapped(text, width / (size * LETTER)).map((line) => `(${escaped(line)}) Tj T*`);
  return `BT /${font} ${size} Tf ${Math.round(size * 1.25)} TL ${MARGIN} ${top} Td ${shown.join(" ")} ET`;
}

function wrapped(text: string, lengthMax: number): string[] {
  return text.split(/\s+/).reduce<string[]>((all, word) => {
    const last = all.at(-1);
    const isFull = last === undefined || `${last} ${word}`.length > lengthMax;
    return isFull ? [...all, word] : [...all.slice(0, -1), `${last} ${word}`];
  }, []);
}

const escaped = (text: string) => text.replaceAll(/[\\()]/g, String.raw`\$&`);
