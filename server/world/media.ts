import { bytesOf } from "../services/shared/blocks.ts";
import type { Media, Picture } from "../services/shared/media.ts";

/**
 * What a world does with uploads, having no decoders: a picture stays as it is, and a document has
 * as many pages as its first lines say (`deckPdf`), else three. One that begins with `%PDF-broken`
 * can't be drawn.
 */
export function createPlainMedia(): Media {
  return {
    recodePicture: async (content) => {
      const bytes = await bytesOf(content);
      return isPicture(bytes) ? { bytes, contentType: "image/jpeg", extension: "jpg" } : null;
    },
    drawPreview: async ({ content }) => {
      const head = await headOf(content);
      if (!head.startsWith("%PDF-") || head.startsWith("%PDF-broken")) return "undrawable";
      const pageCount = Number(/\/Type\/Pages\/Count (\d+)/.exec(head)?.[1] ?? 3);
      return { pageCount, pages: PAGES.slice(0, pageCount).map(pictureOf) };
    },
    drawLinkPreview: async () => pictureOf(PAGES[0] ?? ""),
  };
}

/** Long enough for the first two objects of a document, in bytes. */
const HEAD = 200;

async function headOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  let head = "";
  for await (const block of content) head += new TextDecoder("latin1").decode(block.slice(0, HEAD));
  return head.slice(0, HEAD);
}

const isPicture = (bytes: Uint8Array) =>
  (bytes[0] === 0xff && bytes[1] === 0xd8) ||
  new TextDecoder("latin1").decode(bytes.slice(1, 4)) === "PNG";

/** A slide with a headline and three lines, and two blurred ones. */
const PAGES: readonly string[] = [
  `<rect width="960" height="540" fill="#f4ede1"/>
  <rect width="960" height="24" fill="#b4532a"/>
  <rect x="80" y="150" width="560" height="56" rx="8" fill="#33261d"/>
  <rect x="80" y="228" width="380" height="56" rx="8" fill="#33261d"/>
  <rect x="80" y="350" width="480" height="16" rx="8" fill="#8d7a68"/>
  <rect x="80" y="384" width="420" height="16" rx="8" fill="#8d7a68"/>
  <circle cx="780" cy="300" r="110" fill="#e2a76f"/>`,
  blurred("#e9dfcf", "#c7a587", "#d9c3a8"),
  blurred("#f1e7d8", "#d2b093", "#c08a68"),
];

function blurred(paper: string, first: string, second: string): string {
  return `<defs><filter id="soft"><feGaussianBlur stdDeviation="60"/></filter></defs>
  <rect width="960" height="540" fill="${paper}"/>
  <g filter="url(#soft)">
    <rect x="60" y="90" width="420" height="140" fill="${first}"/>
    <rect x="520" y="240" width="380" height="220" fill="${second}"/>
  </g>`;
}

const drawingOf = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="960" height="540">${content}</svg>`;

/** The address of a first page, for documents that a scene has from the beginning. */
export const DEMO_PAGE_ADDRESS = `data:image/svg+xml,${encodeURIComponent(drawingOf(PAGES[0] ?? ""))}`;

function pictureOf(content: string): Picture {
  const bytes = new TextEncoder().encode(drawingOf(content));
  return { bytes, contentType: "image/svg+xml", extension: "svg" };
}
