import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deckPdf } from "../../../../server/world/deckPdf.ts";
import type { Look } from "./drawPage.ts";
import { CANVAS_PIXELS_MAX, CANVAS_SIDE_MAX } from "./limits.ts";
import { type OpenPdf, openPdf } from "./openPdf.ts";
import { type Pages, createPages } from "./pages.ts";
import { createMemoryRanges } from "./testing/memoryRanges.ts";
import { createNodeEngine } from "./testing/nodeEngine.ts";

const LOOK: Look = { box: { width: 320, height: 180 }, zoom: 1, pixelRatio: 2 };

describe("the drawn pages of a document", () => {
  const engine = createNodeEngine();
  let pdf: OpenPdf;
  let pages: Pages;
  let canvases: Canvas[] = [];

  beforeEach(async () => {
    canvases = [];
    const ranges = createMemoryRanges(deckPdf({ title: "Slides", pageCount: 9 }));
    const { signal } = new AbortController();
    pdf = await openPdf({ documentId: "doc_1", ranges, signal, engine });
    pages = createPages(pdf, () => {
      const canvas = createCanvas(1, 1);
      canvases.push(canvas);
      return canvas as unknown as HTMLCanvasElement;
    });
  });
  afterEach(() => pdf.close());

  /** How many canvases hold a page. An emptied one of this machine has the size of a new one. */
  const heldPages = () => canvases.filter(({ width }) => width >= 640).length;
  const drawnOf = (...numbers: number[]) =>
    numbers.filter((number) => pages.peek(number, LOOK) !== null);

  it("are as sharp as the screen", async () => {
    const { canvas, viewport } = await pages.show(2, LOOK);
    expect([viewport.width, viewport.height]).toEqual([320, 180]);
    expect([canvas.width, canvas.height]).toEqual([640, 360]);
  });

  it("have no more pixels than a canvas may have", async () => {
    const { canvas, viewport } = await pages.show(1, { ...LOOK, zoom: 20 });
    expect(viewport.width).toBeCloseTo(6_400);
    expect(canvas.width * canvas.height).toBeLessThan(CANVAS_PIXELS_MAX * 1.001);
    expect(canvas.width).toBeLessThanOrEqual(CANVAS_SIDE_MAX);
  });

  it("are the one that is shown, the next one and the one before, and no others", async () => {
    await pages.show(1, LOOK);
    await expect.poll(() => drawnOf(1, 2)).toEqual([1, 2]);
    const next = pages.peek(2, LOOK);
    expect((await pages.show(2, LOOK)).canvas).toBe(next?.canvas);
    await expect.poll(() => drawnOf(1, 2, 3)).toEqual([1, 2, 3]);
    for (let number = 3; number <= 9; number += 1) await pages.show(number, LOOK);
    await expect.poll(() => drawnOf(8, 9)).toEqual([8, 9]);
    expect(heldPages()).toBe(2);
    pages.clear();
    expect(heldPages()).toBe(0);
  });

  it("stay until the one that is jumped to is there", async () => {
    const { canvas } = await pages.show(1, LOOK);
    const jump = pages.show(7, LOOK);
    expect(canvas.width).toBe(640);
    await jump;
    expect(canvas.width).toBeLessThan(640);
  });

  it("are redrawn for another size, and the old ones shown until then", async () => {
    const old = await pages.show(4, LOOK);
    const larger = await pages.show(4, { ...LOOK, zoom: 2 });
    expect(larger.canvas.width).toBe(1_280);
    expect(old.canvas.width).toBeLessThan(640);
  });

  it("are drawn only for the last one that is asked for", async () => {
    const first = pages.show(2, LOOK).catch((error: Error) => error.name);
    const second = pages.show(5, LOOK);
    expect(await first).toBe("AbortError");
    expect((await second).number).toBe(5);
    expect(pages.peek(2, LOOK)).toBeNull();
  });

  it("are as good as closed with the document", async () => {
    await pages.show(1, LOOK);
    await pdf.close();
    await expect(pages.show(5, LOOK)).rejects.toMatchObject({ name: "AbortError" });
  });

  it("fail one by one when there is no such page", async () => {
    await expect(pages.show(99, LOOK)).rejects.toMatchObject({ reason: "PDF" });
    expect((await pages.show(1, LOOK)).number).toBe(1);
  });
});
