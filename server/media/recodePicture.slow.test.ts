import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { ownMediaChildren } from "../testing/mediaChildren.ts";
import { LOADED_PICTURES, NO_PICTURES, photo } from "../testing/files/hostilePictures.ts";
import { blackPng } from "../testing/files/pngs.ts";
import { PATIENCE } from "../testing/patience.ts";
import { RECODING } from "./limits.ts";
import { createMedia } from "./media.ts";

const media = createMedia({ now: () => 0, recoding: { ...RECODING, ...PATIENCE } });

async function* once(bytes: Uint8Array) {
  yield bytes;
}

async function recoded(upload: Sharp | Uint8Array): Promise<Uint8Array> {
  const bytes = upload instanceof Uint8Array ? upload : new Uint8Array(await upload.toBuffer());
  const picture = await media.recodePicture(once(bytes));
  if (picture === null) throw new Error("refused");
  expect(picture).toMatchObject({ contentType: "image/jpeg", extension: "jpg" });
  return picture.bytes;
}

/** The colour in the middle of a picture's left and right half. */
async function colours(bytes: Uint8Array): Promise<number[][]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return [0.25, 0.75].map((share) => {
    const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width * share)) * 3;
    return [...data.subarray(at, at + 3)];
  });
}

describe("a picture that is uploaded", () => {
  it.each([
    [4000, 3000, 400],
    [400, 900, 400],
    [320, 240, 240],
    [30, 1, 1],
  ])("of %i by %i becomes a square JPEG with a side of %i", async (width, height, side) => {
    const made = await sharp(await recoded(photo({ width, height }).jpeg())).metadata();
    expect(made).toMatchObject({ format: "jpeg", width: side, height: side, space: "srgb" });
  });

  it("is turned as its camera says", async () => {
    const left = await photo({ width: 100, height: 200 }).png().toBuffer();
    const lying = photo({ width: 200, height: 200 })
      .composite([{ input: left, left: 0, top: 0 }])
      .composite([
        {
          input: { create: { width: 200, height: 100, channels: 3, background: "#ff0000" } },
          left: 0,
          top: 0,
        },
      ])
      .jpeg()
      .withMetadata({ orientation: 6 });
    const [west, east] = await colours(await recoded(lying));
    // What was at the top is on the right.
    expect(west?.[0]).toBeLessThan(100);
    expect(east?.[0]).toBeGreaterThan(200);
  });

  it("may be made for print", async () => {
    const [colour] = await colours(await recoded(photo().toColourspace("cmyk").jpeg()));
    expect(colour?.[2]).toBeGreaterThan(colour?.[0] ?? 255);
  });

  it("is put on white where it is transparent", async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const upload = sharp({
      create: { width: 300, height: 300, channels: 4, background: clear },
    }).png();
    const [colour] = await colours(await recoded(upload));
    expect(Math.min(...(colour ?? [0]))).toBeGreaterThan(250);
  });

  it.each(Object.entries(NO_PICTURES))("is refused when it is: %s", async (_, make) => {
    expect(await media.recodePicture(once(await make()))).toBeNull();
  });

  it.each(Object.entries(LOADED_PICTURES))("keeps nothing but its pixels: %s", async (_, make) => {
    const upload = await make();
    expect(upload.length).toBeGreaterThan(0);
    const made = await recoded(upload);
    expect(Buffer.from(made).includes("SECRET")).toBe(false);
    expect((await sharp(made).metadata()).exif).toBeUndefined();
    expect(made.length).toBeLessThan(20_000);
  });

  it("is refused when it needs more memory than there is for one", async () => {
    const upload = blackPng({ width: 6_000, height: 6_000, depth: 16, isInterlaced: true });
    const small = createMedia({
      now: () => 0,
      recoding: { ...RECODING, ...PATIENCE, memory: 200 * 1024 * 1024 },
    });
    expect(await small.recodePicture(once(upload))).toBeNull();
  });

  it("waits for its turn, and is refused with a code when too many wait", async () => {
    const upload = new Uint8Array(await photo().jpeg().toBuffer());
    const all = await Promise.allSettled(
      Array.from({ length: 12 }, () => media.recodePicture(once(upload))),
    );
    const refused = all.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(3);
    for (const { reason } of refused as PromiseRejectedResult[]) {
      expect(reason).toMatchObject({ code: "UNAVAILABLE" });
    }
  });

  it("is not read beyond its first bytes when they are no picture's", async () => {
    let blocks = 0;
    async function* endless() {
      for (;;) {
        blocks += 1;
        yield new Uint8Array(64 * 1024);
      }
    }
    expect(await media.recodePicture(endless())).toBeNull();
    expect(blocks).toBe(1);
  });

  it("leaves no process", async () => {
    expect(await ownMediaChildren()).toEqual([]);
  });
});
