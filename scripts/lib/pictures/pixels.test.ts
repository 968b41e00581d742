import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { difference, hashOfPixels, packed, pixelsOf } from "./pixels.mjs";

interface Sheet {
  width?: number;
  height?: number;
  /** Places of black pixels on white. */
  black?: readonly (readonly [x: number, y: number])[];
}

function sheet({ width = 40, height = 30, black = [] }: Sheet = {}) {
  const data = Buffer.alloc(width * height * 3, 255);
  for (const [x, y] of black) data.fill(0, (y * width + x) * 3, (y * width + x) * 3 + 3);
  return { data, width, height };
}

/** Every colour once, nearly. */
function noise(width: number, height: number) {
  const data = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => (at * 7919) % 251),
  );
  return { data, width, height };
}

describe("a picture", () => {
  it("is packed without losing a pixel", async () => {
    const pixels = noise(64, 48);
    const back = await pixelsOf(await packed(pixels));
    expect(back.data.equals(pixels.data)).toBe(true);
  });

  it("has the same hash in whatever format it is read from", async () => {
    const pixels = noise(8, 8);
    const raw = { width: 8, height: 8, channels: 3 } as const;
    const png = await sharp(pixels.data, { raw }).png().toBuffer();
    expect(hashOfPixels(await pixelsOf(png))).toBe(hashOfPixels(pixels));
  });

  it("has another hash with one pixel, or one size, of difference", () => {
    const hashes = [sheet(), sheet({ black: [[3, 4]] }), sheet({ width: 30, height: 40 })].map(
      hashOfPixels,
    );
    expect(new Set(hashes).size).toBe(3);
  });
});

describe("a difference", () => {
  it("counts each pixel", async () => {
    const black = [
      [3, 4],
      [20, 9],
    ] as const;
    expect((await difference(sheet(), sheet({ black }))).count).toBe(2);
  });

  it("is marked with a frame around it, on the faded later picture", async () => {
    const before = sheet({ black: [[0, 29]] });
    const after = sheet({
      black: [
        [20, 15],
        [0, 29],
      ],
    });
    const { marked } = await difference(before, after);
    const { data, width } = await pixelsOf(marked);
    const at = (x: number, y: number) => [...data.subarray((y * width + x) * 3).subarray(0, 3)];
    expect(at(20, 15)).toEqual([214, 0, 110]);
    expect(at(12, 7)).toEqual([214, 0, 110]);
    expect(at(0, 29)).toEqual([191, 191, 191]);
    expect(at(2, 2)).toEqual([255, 255, 255]);
  });

  it("counts what only the larger picture has", async () => {
    expect((await difference(sheet(), sheet({ height: 31 }))).count).toBe(40);
  });
});
