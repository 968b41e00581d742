import { createRequire } from "node:module";
import path from "node:path";
import {
  getDocument,
  type PDFDocumentProxy,
  VerbosityLevel,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import { IMAGE_PIXELS_MAX } from "../../../src/domain/shared/limits.ts";
import { DOCUMENT_PAGES_MAX, PREVIEW_PAGES } from "../limits.ts";
import { answer } from "./answer.ts";
import { drawBlurred, drawSharp } from "./drawPage.ts";

const PDFJS = path.dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
const partOf = (folder: string) => `${path.join(PDFJS, folder)}/`;

/** Draws the first pages of a PDF: how many it has, and the pictures as WebP in base64. */
await answer(async (data) => {
  const document = await open(data);
  if (document.numPages === 0 || document.numPages > DOCUMENT_PAGES_MAX) return null;
  const count = Math.min(document.numPages, PREVIEW_PAGES);
  const pages: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const draw = number === 1 ? drawSharp : drawBlurred;
    pages.push((await draw(await document.getPage(number))).toString("base64"));
  }
  return { pageCount: document.numPages, pages };
});

/** Rejects when it isn't a PDF, or needs a password. */
function open(data: Uint8Array): Promise<PDFDocumentProxy> {
  return getDocument({
    data,
    cMapUrl: partOf("cmaps"),
    standardFontDataUrl: partOf("standard_fonts"),
    wasmUrl: partOf("wasm"),
    iccUrl: partOf("iccs"),
    maxImageSize: IMAGE_PIXELS_MAX,
    enableXfa: false,
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
}
