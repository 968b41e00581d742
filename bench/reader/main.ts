import { type OpenPdf, openPdf } from "../../src/components/reader/engine/openPdf.ts";
import { type Pages, createPages } from "../../src/components/reader/engine/pages.ts";
import type { DocumentRanges } from "../../src/documents/ranges.ts";
import { createFetchedRanges } from "../../src/documents/fetchedRanges.ts";
import { browserHost } from "../../src/session/browserHost.ts";

/** What the figures do in a page that has the reader's engine and nothing else. */
export interface ReaderPage {
  /**
   * Milliseconds until the first page is on the screen, and how many bytes have arrived by then.
   */
  open(way: "stretches" | "whole"): Promise<{ time: number; bytes: number }>;
  /** Milliseconds until this page is on the screen. */
  show(number: number): Promise<number>;
  /** Waits until the page after this one is drawn. */
  nextIsDrawn(number: number): Promise<void>;
  close(): Promise<void>;
}

declare global {
  interface Window {
    reader: ReaderPage;
  }
}

const LOOK = { box: { width: 1280, height: 720 }, zoom: 1, pixelRatio: 1 };

const ranges = createFetchedRanges({
  host: browserHost({ goTo: () => undefined }),
  token: () => null,
  refresh: () => Promise.resolve(),
});

/** How many bytes of documents have arrived. */
let come = 0;

const counted: DocumentRanges = {
  read: (range) =>
    ranges.read({
      ...range,
      onBytes: (count) => {
        come += count;
        range.onBytes?.(count);
      },
    }),
};

/** The same engine over a file that was fetched as a whole before anything is shown. */
function wholeFirst(): DocumentRanges {
  let whole: Promise<Uint8Array<ArrayBuffer>> | null = null;
  return {
    read: async ({ documentId, first, last, onBytes }) => {
      whole ??= fetch(`/documents/${documentId}`)
        .then((response) => response.arrayBuffer())
        .then((buffer) => {
          come += buffer.byteLength;
          return new Uint8Array(buffer);
        });
      const bytes = await whole;
      onBytes?.(last - first + 1);
      return { bytes: bytes.slice(first, last + 1), sizeInBytes: bytes.length };
    },
  };
}

let pdf: OpenPdf | null = null;
let pages: Pages | null = null;

/** The page is on the screen when the browser has painted it. */
const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

async function show(number: number): Promise<number> {
  const began = performance.now();
  const drawn = await pages?.show(number, LOOK);
  if (drawn !== undefined) document.body.replaceChildren(drawn.canvas);
  await painted();
  return performance.now() - began;
}

window.reader = {
  open: async (way) => {
    const began = performance.now();
    come = 0;
    pdf = await openPdf({
      documentId: "deck",
      ranges: way === "whole" ? wholeFirst() : counted,
      signal: new AbortController().signal,
    });
    pages = createPages(pdf);
    await show(1);
    return { time: performance.now() - began, bytes: come };
  },
  show,
  nextIsDrawn: async (number) => {
    while (pages?.peek(number + 1, LOOK) === null) await painted();
  },
  close: async () => {
    pages?.clear();
    await pdf?.close();
  },
};
