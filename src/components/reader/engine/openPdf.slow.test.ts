import { createCanvas } from "@napi-rs/canvas";
import { afterEach, describe, expect, it } from "vitest";
import { deckPdf } from "../../../../server/world/deckPdf.ts";
import { pdfStream } from "../../../../server/store/factories/pdfFile.ts";
import {
  HARMLESS,
  NO_DOCUMENTS,
  UNDRAWABLE,
} from "../../../../server/testing/files/hostileDocuments.ts";
import { pictureDeck } from "../../../../server/testing/files/pictureDeck.ts";
import { onePage } from "../../../../server/testing/files/pdfs.ts";
import { type DrawnPage, drawPage } from "./drawPage.ts";
import { CHUNK_BYTES, OPERATIONS_MAX } from "./limits.ts";
import { type OpenPdf, openPdf } from "./openPdf.ts";
import { createMemoryRanges } from "./testing/memoryRanges.ts";
import { createNodeEngine } from "./testing/nodeEngine.ts";
import { UnableToLoad } from "./unableToLoad.ts";

const engine = createNodeEngine();
const opened: OpenPdf[] = [];

const LOOK = { box: { width: 480, height: 270 }, zoom: 1, pixelRatio: 1 };

async function open(file: Uint8Array) {
  const ranges = createMemoryRanges(file);
  const stop = new AbortController();
  const pdf = await openPdf({ documentId: "doc_1", ranges, signal: stop.signal, engine });
  opened.push(pdf);
  return { pdf, ranges, stop };
}

/** Draws a page with this machine's canvas, within this time. */
async function draw(pdf: OpenPdf, number = 1, ms = 10_000): Promise<DrawnPage> {
  const canvas = createCanvas(1, 1) as unknown as HTMLCanvasElement;
  const within: OpenPdf["within"] = (work) => pdf.within(work, ms);
  const signal = new AbortController().signal;
  return drawPage({ ...pdf, within }, { number, canvas, look: LOOK, signal });
}

const reasonOf = (error: unknown) => (error instanceof UnableToLoad ? error.reason : error);

async function closeAll() {
  await Promise.all(opened.splice(0).map((pdf) => pdf.close()));
  while (engine.threads() > 0) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe("a document", () => {
  // Waits until no thread is left: a leaked one fails the test.
  afterEach(closeAll);

  it("is opened with its pages, their words, links and outline", async () => {
    const { pdf } = await open(deckPdf({ title: "Less, later", pageCount: 12 }));
    expect(pdf.document.numPages).toBe(12);
    const page = await pdf.within(pdf.document.getPage(1));
    const { items } = await pdf.within(page.getTextContent());
    const words = items.map((item) => ("str" in item ? item.str : "")).join("\n");
    expect(words).toContain("Less, later");
    expect(words).toContain("Page 1 of 12");
    const links = await pdf.within(page.getAnnotations());
    expect(links.map(({ url }: { url?: string }) => url)).toEqual([
      undefined,
      "https://example.com/more",
    ]);
    expect(await pdf.within(pdf.document.getOutline())).toHaveLength(12);
  });

  it("is read no further than the page that is looked at needs", async () => {
    const file = pictureDeck({ pageCount: 24, side: 320 });
    const { pdf, ranges } = await open(file);
    await draw(pdf);
    const first = ranges.moved();
    expect(first).toBeLessThan(24 * CHUNK_BYTES + (3 * file.length) / 24);
    expect(pdf.isWhole()).toBe(false);
    await draw(pdf, 23);
    expect(ranges.moved() - first).toBeLessThan((2 * file.length) / 24);
  });

  it("is loaded whole when it is asked for, while pages are drawn", async () => {
    const file = pictureDeck({ pageCount: 12, side: 320 });
    const { pdf, ranges } = await open(file);
    const [, drawn] = await Promise.all([pdf.loadRest(), draw(pdf, 12)]);
    expect(drawn.number).toBe(12);
    await pdf.loadRest();
    await expect.poll(() => pdf.isWhole()).toBe(true);
    const before = ranges.asked.length;
    await draw(pdf, 6);
    expect(ranges.asked).toHaveLength(before);
    expect(Buffer.from(await pdf.document.getData()).equals(file)).toBe(true);
  });

  it("can't be read when it is missing", async () => {
    const ranges = createMemoryRanges(new Uint8Array());
    const { signal } = new AbortController();
    const outcome = openPdf({ documentId: null, ranges, signal, engine }).catch(reasonOf);
    expect(await outcome).toBe("MISSING");
    expect(ranges.asked).toEqual([]);
  });

  it("can't be read when it can't be fetched, and says why", async () => {
    const ranges = createMemoryRanges(deckPdf({ title: "Mine", pageCount: 1 }));
    const refused = new Error("not found");
    ranges.fault = () => Promise.reject(refused);
    const { signal } = new AbortController();
    const error = await openPdf({ documentId: "doc_1", ranges, signal, engine }).catch(
      (caught: unknown) => caught,
    );
    expect(error).toMatchObject({ name: "UnableToLoad", reason: "FETCH", cause: refused });
  });

  it("ends when the right to read it is taken away, for all that waits", async () => {
    const { pdf, ranges } = await open(pictureDeck({ pageCount: 4, side: 320 }));
    ranges.fault = () => Promise.reject(new Error("not found"));
    const waiting = [draw(pdf, 3), draw(pdf, 4), pdf.within(new Promise(() => {}))];
    const reasons = await Promise.all(waiting.map((outcome) => outcome.catch(reasonOf)));
    expect(reasons).toEqual(["FETCH", "FETCH", "FETCH"]);
    expect(pdf.ended.aborted).toBe(true);
    expect(await draw(pdf).catch(reasonOf)).toBe("FETCH");
    expect(await pdf.loadRest().catch(reasonOf)).toBe("FETCH");
  });

  it("is let go at once when nobody wants it any more, open or not", async () => {
    const { pdf, stop } = await open(pictureDeck({ pageCount: 2, side: 320 }));
    stop.abort();
    await expect(draw(pdf, 2)).rejects.toMatchObject({ name: "AbortError" });

    const ranges = createMemoryRanges(deckPdf({ title: "Mine", pageCount: 1 }));
    ranges.fault = ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason as Error));
      });
    const other = new AbortController();
    const outcome = openPdf({ documentId: "doc_1", ranges, signal: other.signal, engine });
    other.abort();
    await expect(outcome).rejects.toMatchObject({ name: "AbortError" });
  });

  it.each(Object.entries(NO_DOCUMENTS).filter(([name]) => !/then|postscript/.test(name)))(
    "can't be read when it isn't a PDF: %s",
    async (_, make) => {
      expect(await open(make()).catch(reasonOf)).toBe("PDF");
    },
  );

  it.each(
    Object.keys(UNDRAWABLE).filter(
      (name) => !/without end|forms|becomes|colours|10,000/.test(name),
    ),
  )("can't be read when it is broken: %s", async (name) => {
    const reason = await open(UNDRAWABLE[name]!()).then(({ pdf }) => draw(pdf), reasonOf);
    expect(reason).toBe(/password/.test(name) ? "PASSWORD" : "PDF");
  });

  it("can't be read when its pages lead back to themselves", async () => {
    expect(await open(UNDRAWABLE["pages without end"]!()).catch(reasonOf)).toBe("PDF");
  });

  it("goes on when one of its pages takes too long", async () => {
    const { pdf } = await open(UNDRAWABLE["forms in forms in forms"]!());
    expect(await draw(pdf, 1, 300).catch(reasonOf)).toBe("TIME");
    expect(await pdf.within(pdf.document.getPageMode())).toBe("UseNone");
    expect(pdf.ended.aborted).toBe(false);
  });

  it("ends when a page keeps the thread busy for ever", async () => {
    const { pdf } = await open(UNDRAWABLE["colours that take long to work out"]!());
    expect(await draw(pdf, 1, 300).catch(reasonOf)).toBe("TIME");
    await expect.poll(() => pdf.ended.aborted, { timeout: 10_000 }).toBe(true);
    expect(reasonOf(pdf.ended.reason)).toBe("TIME");
  });

  it("gives a page up that has more operations than fit into memory", async () => {
    const { pdf } = await open(deckPdf({ title: "Slides", pageCount: 2 }));
    let operations = 0;
    const counted = { ...pdf, operations: () => (operations += OPERATIONS_MAX + 1) };
    expect(await draw(counted).catch(reasonOf)).toBe("TIME");
    await draw(pdf);
    expect(pdf.operations()).toBeGreaterThan(0);
  });

  it.each(Object.keys(HARMLESS).filter((name) => !/country|tiles/.test(name)))(
    "is shown although it looks dangerous: %s",
    async (name) => {
      const { pdf } = await open(HARMLESS[name]!());
      const { canvas } = await draw(pdf);
      expect(canvas.width * canvas.height).toBeGreaterThan(0);
    },
  );

  it("tells of other files that it leads to, and opens none of them", async () => {
    const links = [
      "/A<</S/URI/URI(https://example.com/)>>",
      "/A<</S/URI/URI(javascript:alert\\(1\\))>>",
      "/A<</S/GoToR/F(file:///etc/passwd)/D[0/Fit]>>",
      "/A<</S/Launch/F(/bin/sh)>>",
      "/A<</S/JavaScript/JS(app.alert\\(1\\))>>",
    ];
    const annotations = links.map(
      (action) => `<</Type/Annot/Subtype/Link/Rect[0 0 9 9]${action}>>`,
    );
    const file = onePage({
      content: pdfStream("", ""),
      page: `/MediaBox[0 0 960 540]/Annots[${annotations.join("")}]`,
    });
    const { pdf } = await open(file);
    const { page } = await draw(pdf);
    const found = await pdf.within(page.getAnnotations());
    const addresses = found.map(({ url }: { url?: string }) => url ?? null);
    expect(addresses).toEqual(["https://example.com/", null, null, null, null]);
  });

  it("is drawn from its start alone when that is all of it", async () => {
    const { pdf, ranges } = await open(deckPdf({ title: "Short", pageCount: 2 }));
    await draw(pdf, 2);
    expect(ranges.asked).toEqual([{ first: 0, last: CHUNK_BYTES - 1 }]);
    expect(pdf.isWhole()).toBe(true);
  });
});
