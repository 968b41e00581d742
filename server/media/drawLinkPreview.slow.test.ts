import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { LinkPreviewContents } from "../services/shared/media.ts";
import { ownMediaChildren } from "../testing/mediaChildren.ts";
import { PATIENCE } from "../testing/patience.ts";
import { LINK_DRAWING } from "./limits.ts";
import { createMedia } from "./media.ts";

const media = createMedia({ now: () => 0, linkDrawing: { ...LINK_DRAWING, ...PATIENCE } });

const CONTENTS: LinkPreviewContents = {
  title: "The quiet interface",
  name: "Demo Speaker",
  label: "Drop",
  initials: "DS",
  ground: 3,
  portrait: null,
  page: null,
};

async function draw(changes: Partial<LinkPreviewContents> = {}) {
  const picture = await media.drawLinkPreview({ ...CONTENTS, ...changes });
  if (picture === null) throw new Error("not drawn");
  return picture.bytes;
}

const filled = (background: string, format: "jpeg" | "webp") =>
  sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .toFormat(format)
    .toBuffer();

/** The colour at a place of the picture, each part rounded to a fourth. */
async function colourAt(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  const pixel = sharp(bytes).extract({ left, top, width: 1, height: 1 });
  return [...(await pixel.raw().toBuffer())].map((part) => Math.round(part / 64));
}

describe("the picture of a link", () => {
  it("is as large as sites ask for, and light enough to be sent to phones", async () => {
    const bytes = await draw();
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
    });
    expect(bytes.length).toBeLessThan(200_000);
  });

  it("shows the portrait, or else initials; a document's page next to it", async () => {
    const portrait = await filled("#ff0000", "jpeg");
    const page = await filled("#00ff00", "webp");
    expect(await colourAt(await draw({ portrait }), 960, 315)).toEqual([4, 0, 0]);
    expect(await colourAt(await draw(), 830, 315)).toEqual([0, 1, 1]);
    const both = await draw({ portrait, page });
    expect(await colourAt(both, 928, 315)).toEqual([0, 4, 0]);
    expect(await colourAt(both, 114, 516)).toEqual([4, 0, 0]);
  });

  it("is drawn whatever people typed", async () => {
    const texts = [
      "",
      " ",
      "x".repeat(300),
      "漢字の話",
      "مرحبا",
      "🎤🎤🎤",
      "Łódź ".repeat(60),
      "\u0301\u0301",
    ];
    for (const text of texts) {
      const bytes = await draw({
        title: text,
        name: text,
        label: text,
        initials: text.slice(0, 2),
      });
      expect((await sharp(bytes).metadata()).width, text).toBe(1200);
    }
  });

  it("is drawn without a picture that can't be decoded", async () => {
    const broken = new TextEncoder().encode("no picture");
    const bytes = await draw({ portrait: broken, page: broken });
    expect(await colourAt(bytes, 800, 200)).toEqual(await colourAt(await draw(), 800, 200));
  });

  it("is not drawn while too many others wait", async () => {
    const asked = await Promise.allSettled(Array.from({ length: 12 }, () => draw()));
    const refused = asked.filter(({ status }) => status === "rejected");
    expect(refused.length).toBeGreaterThan(0);
    for (const one of refused) expect(one).toMatchObject({ reason: { code: "UNAVAILABLE" } });
    expect(await ownMediaChildren()).toEqual([]);
  });
});
