import { gzipSync } from "node:zlib";
import { pdfFile, pdfStream } from "../../store/factories/pdfFile.ts";
import { deck, flateBomb, flated, onePage } from "./pdfs.ts";

const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const repeated = (text: string, times: number) => text.repeat(times);
const cut = (file: Uint8Array, share: number) => file.slice(0, Math.floor(file.length * share));
const MEGABYTE = 1024 * 1024;

/** Files that aren't PDFs, whatever their names. */
export const NO_DOCUMENTS: Readonly<Record<string, () => Uint8Array>> = {
  "nothing.pdf": () => bytes(""),
  "four bytes.pdf": () => bytes("%PDF"),
  "zip.pdf": () => bytes("PK\u0003\u0004 and the rest of an archive"),
  "word.pdf": () => bytes("\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1"),
  "page.pdf": () => bytes("<!doctype html><script>alert(1)</script>"),
  "script in a picture.pdf": () => bytes("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"),
  "png.pdf": () => bytes("\u0089PNG\r\n\u001a\n"),
  "jpeg.pdf": () => bytes("\u00ff\u00d8\u00ff\u00e0"),
  "program.pdf": () => bytes("\u007fELF\u0002\u0001\u0001"),
  "shell.pdf": () => bytes("#!/bin/sh\n# %PDF-1.7\n"),
  "packed.pdf": () => gzipSync(deck(["Packed"])),
  "page, then a document.pdf": () => bytes("<html></html>%PDF-1.7"),
  "wide letters.pdf": () => new Uint8Array(Buffer.from("\ufeff%PDF-1.7", "utf16le")),
  "small letters.pdf": () => bytes("%pdf-1.7"),
  "postscript.pdf": () => bytes("%!PS-Adobe-3.0\n%%Title: %PDF-1.7\n"),
  "../../etc/passwd.pdf": () => bytes("root:x:0:0"),
};

/** Nested forms: each draws the next one ten times. */
function nestedForms(levels: number): Uint8Array {
  const form = (level: number) =>
    pdfStream(
      `/Type/XObject/Subtype/Form/BBox[0 0 960 540]/Resources<</XObject<</X ${level + 6} 0 R>>>>`,
      repeated("/X Do ", 10),
    );
  const last = pdfStream("/Type/XObject/Subtype/Form/BBox[0 0 960 540]", "0 0 9 9 re f");
  return onePage({
    content: pdfStream("", "/X Do"),
    resources: "/XObject<</X 5 0 R>>",
    more: [...Array.from({ length: levels }, (_, level) => form(level)), last],
  });
}

function countedPages(count: number): Uint8Array {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`);
  const page = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>";
  return pdfFile([
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Count ${count}/Kids[${kids.join(" ")}]>>`,
    ...kids.map(() => page),
  ]);
}

const withPages = (pages: string) =>
  pdfFile(["<</Type/Catalog/Pages 2 0 R>>", pages, "<</Type/Page/Parent 2 0 R>>"]);

/** Begin like a PDF, and can't be drawn within the limits. */
export const UNDRAWABLE: Readonly<Record<string, () => Uint8Array>> = {
  "only its first line": () => bytes("%PDF-1.7\n"),
  "garbage after its first line": () =>
    bytes(`%PDF-1.7\n${repeated("\u0001\u00fe<<[(\u0000", 5_000)}`),
  "cut off": () => cut(deck(["One", "Two"]), 0.1),
  "a page of the web after its first line": () =>
    bytes("%PDF-1.7\n<html><body>Hello</body></html>"),
  "a password": () =>
    pdfFile(
      [
        "<</Type/Catalog/Pages 2 0 R>>",
        "<</Type/Pages/Count 1/Kids[3 0 R]>>",
        "<</Type/Page/Parent 2 0 R>>",
        `<</Filter/Standard/V 1/R 2/P -4/O<${repeated("ab", 32)}>/U<${repeated("cd", 32)}>>>`,
      ],
      "/Encrypt 4 0 R/ID[<00><00>]",
    ),
  "a lock of its own making": () =>
    pdfFile(
      ["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Count 0/Kids[]>>", "<</Filter/Mine/V 9>>"],
      "/Encrypt 3 0 R/ID[<00><00>]",
    ),
  "10,000 pages": () => countedPages(10_000),
  "no pages": () => withPages("<</Type/Pages/Count 0/Kids[]>>"),
  "pages without end": () => withPages("<</Type/Pages/Count 3/Kids[2 0 R 2 0 R 2 0 R]>>"),
  "no catalogue": () => pdfFile(["<</Type/Font>>"]),
  "operators without end": () =>
    onePage({ content: flateBomb({ text: "0 0 m 9 9 l S ", megabytes: 300 }) }),
  "forms in forms in forms": () => nestedForms(12),
  "a stream that becomes a gigabyte": () =>
    onePage({ content: flateBomb({ text: " ", megabytes: 1_000 }) }),
  "colours that take long to work out": () =>
    onePage({
      content: pdfStream("", repeated("/S sh ", 2_000)),
      resources:
        "/Shading<</S<</ShadingType 1/ColorSpace/DeviceRGB/Domain[0 960 0 540]/Function 5 0 R>>>>",
      more: [
        pdfStream(
          "/FunctionType 4/Domain[0 960 0 540]/Range[0 1 0 1 0 1]",
          `{${repeated("sin cos ", 4_000)} dup dup}`,
        ),
      ],
    }),
};

const SCRIPT = "app.launchURL('http://127.0.0.1:9/'); while (true) {}";

/**
 * Look dangerous, and are drawn all the same: nothing of them runs, or is
 * read, or is left out of turn.
 */
export const HARMLESS: Readonly<Record<string, () => Uint8Array>> = {
  "a script that runs when it is opened": () =>
    onePage({ catalogue: `/OpenAction<</S/JavaScript/JS(${SCRIPT})>>` }),
  "scripts of its pages": () =>
    onePage({ page: `/MediaBox[0 0 9 9]/AA<</O<</S/JavaScript/JS(${SCRIPT})>>>>` }),
  "a program to be started": () =>
    onePage({ catalogue: "/OpenAction<</S/Launch/F(/bin/sh)/Win<</F(cmd.exe)>>>>" }),
  "a form of XML": () =>
    onePage({
      catalogue: "/AcroForm<</XFA 5 0 R/Fields[]>>",
      more: [
        pdfStream(
          "",
          `<xdp><script contentType="application/x-javascript">${SCRIPT}</script></xdp>`,
        ),
      ],
    }),
  "a stream that lies in another file": () =>
    onePage({ content: pdfStream("/F(/etc/passwd)/FFilter/FlateDecode", "") }),
  "an image with 900 million pixels": () =>
    onePage({
      content: pdfStream("", "960 0 0 540 0 0 cm /I Do"),
      resources: "/XObject<</I 5 0 R>>",
      more: [
        flated(Buffer.alloc(MEGABYTE), {
          dictionary:
            "/Type/XObject/Subtype/Image/Width 30000/Height 30000/BitsPerComponent 8/ColorSpace/DeviceRGB",
        }),
      ],
    }),
  "a form that draws itself": () =>
    onePage({
      content: pdfStream("", "/X Do"),
      resources: "/XObject<</X 5 0 R>>",
      more: [
        pdfStream(
          "/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 5 0 R>>>>",
          "/X Do",
        ),
      ],
    }),
  "a page as large as a country": () => onePage({ page: "/MediaBox[0 0 1000000000 1000000000]" }),
  "a page that is a line": () => onePage({ page: "/MediaBox[0 0 100000 1]" }),
  "a page without a size": () => onePage({ page: "/MediaBox[0 0 0 0]" }),
  "a cross-reference table that names itself": () =>
    pdfFile(
      ["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Count 1/Kids[3 0 R]>>", "<</Type/Page>>"],
      "/Prev 0",
    ),
  "a lie about its pages": () => withPages("<</Type/Pages/Count 2000000000/Kids[3 0 R]>>"),
  "a catalogue that is itself its pages": () => pdfFile(["<</Type/Catalog/Pages 1 0 R>>"]),
  "dashes that can't be counted": () =>
    onePage({ content: pdfStream("", repeated("[0.00001] 0 d 0 0 m 960 540 l S\n", 5_000)) }),
  "brackets in brackets": () => onePage({ content: pdfStream("", repeated("[", 3 * MEGABYTE)) }),
  "a pattern of tiles that can't be seen": () =>
    onePage({
      content: pdfStream("", "/Pattern cs /P scn 0 0 960 540 re f"),
      resources: "/Pattern<</P 5 0 R>>",
      more: [
        pdfStream(
          "/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 0.0001/YStep 0.0001/Resources<<>>",
          "0 0 9 9 re f",
        ),
      ],
    }),
  "a letter that is written with itself": () =>
    onePage({
      content: pdfStream("", "BT /T 20 Tf 9 9 Td (aaaa) Tj ET"),
      resources: "/Font<</T 5 0 R>>",
      more: [
        "<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/FirstChar 97/LastChar 97/Widths[9]/CharProcs<</a 6 0 R>>/Encoding<</Differences[97/a]>>/Resources<</Font<</T 5 0 R>>>>>>",
        pdfStream("", "9 0 d0 BT /T 1 Tf (a) Tj ET"),
      ],
    }),
  "images that can't be decoded": () =>
    onePage({
      content: pdfStream("", "/I Do /J Do"),
      resources: "/XObject<</I 5 0 R/J 6 0 R>>",
      more: ["JPXDecode", "JBIG2Decode"].map((filter) =>
        pdfStream(
          `/Type/XObject/Subtype/Image/Width 9000/Height 9000/BitsPerComponent 8/ColorSpace/DeviceGray/Filter/${filter}`,
          repeated("\u0000\u00ffgarbage", 1_000),
        ),
      ),
    }),
};
