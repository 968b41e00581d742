import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Preview } from "../services/shared/media.ts";
import { ownMediaChildren } from "../testing/mediaChildren.ts";
import { UNDRAWABLE } from "../testing/files/hostileDocuments.ts";
import { deck, onePage } from "../testing/files/pdfs.ts";
import { pdfStream } from "../store/factories/pdfFile.ts";
import { PATIENCE } from "../testing/patience.ts";
import { DRAWING } from "./limits.ts";
import { createMedia } from "./media.ts";

const MEGABYTE = 1024 * 1024;
const never = new AbortController().signal;

async function* once(bytes: Uint8Array) {
  yield bytes;
}

const patient = { ...DRAWING, ...PATIENCE };
const media = createMedia({ now: () => 0, drawing: patient });
const drawnBy = (bytes: Uint8Array, by = media) =>
  by.drawPreview({ creatorId: "usr_1", content: once(bytes), signal: never });

async function preview(bytes: Uint8Array): Promise<Preview> {
  const drawn = await drawnBy(bytes);
  if (typeof drawn === "string") throw new Error(drawn);
  return drawn;
}

async function pixelsOf({ pages }: Preview, index: number): Promise<Buffer> {
  return sharp(pages[index]?.bytes).removeAlpha().raw().toBuffer();
}

/** The largest difference between two pictures, out of 255. */
async function largestDifference(a: Preview, b: Preview, index: number): Promise<number> {
  const [first, second] = await Promise.all([pixelsOf(a, index), pixelsOf(b, index)]);
  expect(first.length).toBe(second.length);
  return first.reduce((most, byte, at) => Math.max(most, Math.abs(byte - (second[at] ?? 0))), 0);
}

const content = "BT /F 48 Tf 80 300 Td (Hello) Tj ET";
const withFont = (font: string, drawn: string) =>
  onePage({ content: pdfStream("", drawn), resources: `/Font<</F ${font}>>` });

describe("a document's preview", () => {
  it("shows at most three pages of all that it counts: one to read, and two small ones", async () => {
    const drawn = await preview(deck(Array.from({ length: 30 }, (_, page) => `Slide ${page + 1}`)));
    expect(drawn.pageCount).toBe(30);
    const sizes = await Promise.all(
      drawn.pages.map(async ({ bytes }) => {
        const { format, width, height } = await sharp(bytes).metadata();
        return [format, width, height];
      }),
    );
    expect(sizes).toEqual([
      ["webp", 1200, 675],
      ["webp", 256, 144],
      ["webp", 256, 144],
    ]);
    expect(drawn.pages.map(({ contentType, extension }) => [contentType, extension])).toEqual(
      Array.from({ length: 3 }, () => ["image/webp", "webp"]),
    );
  });

  it("shows as many pages as there are", async () => {
    expect((await preview(deck(["One"]))).pages).toHaveLength(1);
    expect((await preview(deck(["One", "Two"]))).pages).toHaveLength(2);
  });

  it("tells no words of the pages that are blurred", async () => {
    const first = await preview(deck(["minimum", "minimum", "minimum"]));
    const second = await preview(deck(["mummimu", "mummimu", "mummimu"]));
    expect(await largestDifference(first, second, 0)).toBeGreaterThan(200);
    expect(await largestDifference(first, second, 1)).toBeLessThan(16);
  });

  it("keeps a page's shape, also in portrait, and limits its height", async () => {
    const sizeOf = async (box: string) => {
      const { pages } = await preview(onePage({ page: `/MediaBox[${box}]` }));
      const { width, height } = await sharp(pages[0]?.bytes).metadata();
      return [width, height];
    };
    expect(await sizeOf("0 0 595 842")).toEqual([1200, 1698]);
    expect(await sizeOf("0 0 100 1000")).toEqual([180, 1800]);
  });

  it.each([
    ["a standard font", "<</Type/Font/Subtype/Type1/BaseFont/Times-Roman>>", content],
    ["a font that is not there", "<</Type/Font/Subtype/TrueType/BaseFont/NoSuchFont>>", content],
    [
      "characters of a predefined map",
      "<</Type/Font/Subtype/Type0/BaseFont/Some/Encoding/UniJIS-UTF16-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType0/BaseFont/Some/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)/Supplement 2>>/FontDescriptor<</Type/FontDescriptor/FontName/Some/Flags 4>>>>]>>",
      "BT /F 48 Tf 80 300 Td <00480065> Tj ET",
    ],
  ])("has letters in %s", async (_, font, drawn) => {
    const page = await pixelsOf(await preview(withFont(font, drawn)), 0);
    expect(page.filter((byte) => byte < 64).length).toBeGreaterThan(500);
  });

  it("is drawn one after another: others are told so meanwhile, and nothing of theirs is read", async () => {
    const drawing = drawnBy(deck(["One"]));
    let wasRead = false;
    async function* other() {
      wasRead = true;
      yield new Uint8Array();
    }
    expect(await media.drawPreview({ creatorId: "usr_1", content: other(), signal: never })).toBe(
      "busy",
    );
    expect(wasRead).toBe(false);
    expect(await drawing).toMatchObject({ pageCount: 1 });
    expect(await drawnBy(deck(["Two"]))).toMatchObject({ pageCount: 1 });
  });

  it("ends with what its source throws, and leaves no process", async () => {
    async function* broken() {
      yield new Uint8Array(MEGABYTE);
      throw new Error("the storage went away");
    }
    await expect(
      media.drawPreview({ creatorId: "usr_1", content: broken(), signal: never }),
    ).rejects.toThrow("the storage went away");
    expect(await ownMediaChildren()).toEqual([]);
  });

  it("ends when nobody waits for it any more, and leaves no process", async () => {
    const aborting = new AbortController();
    async function* slow() {
      yield new Uint8Array(10);
      aborting.abort(new Error("too late"));
      yield new Uint8Array(10);
      await new Promise(() => {});
    }
    await expect(
      media.drawPreview({ creatorId: "usr_1", content: slow(), signal: aborting.signal }),
    ).rejects.toThrow("too late");
    expect(await ownMediaChildren()).toEqual([]);
  });

  it("ends when its server stops, and nothing is begun any more", async () => {
    const stopping = createMedia({ now: () => 0, drawing: patient });
    const drawing = drawnBy(deck(["One"]), stopping);
    stopping.stop();
    await expect(drawing).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await expect(drawnBy(deck(["One"]), stopping)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(await ownMediaChildren()).toEqual([]);
  });

  it("says nothing about a document that a busy machine could not draw in time", async () => {
    const hurried = createMedia({ now: () => 0, drawing: { ...DRAWING, wallMs: 1 } });
    await expect(drawnBy(deck(["One"]), hurried)).rejects.toThrow("took longer than 1 ms");
  });

  it("can't be made of one that takes too much memory, or too much time of a processor", async () => {
    const small = createMedia({ now: () => 0, drawing: { ...patient, memory: 50 * MEGABYTE } });
    expect(await drawnBy(deck(["One"]), small)).toBe("undrawable");
    const brief = createMedia({ now: () => 0, drawing: { ...patient, cpuSeconds: 1 } });
    const endless = UNDRAWABLE["colours that take long to work out"]?.();
    expect(await drawnBy(endless ?? new Uint8Array(), brief)).toBe("undrawable");
    expect(await ownMediaChildren()).toEqual([]);
  });
});
