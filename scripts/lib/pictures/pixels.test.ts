import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { difference } from "./pixels.mjs";

/** A white sheet with one black pixel, as an image. */
function sheet([x, y]: readonly [number, number], height = 30) {
  const data = Buffer.alloc(40 * height * 3, 255);
  data.fill(0, (y * 40 + x) * 3, (y * 40 + x) * 3 + 3);
  return sharp(data, { raw: { width: 40, height, channels: 3 } })
    .png()
    .toBuffer();
}

describe("a difference", () => {
  it("is zero between two images of the same pixels", async () => {
    expect((await difference(await sheet([5, 5]), await sheet([5, 5]))).count).toBe(0);
  });

  it("of one pixel more and one less is found and marked in the faded later picture", async () => {
    const { count, marked } = await difference(await sheet([0, 29]), await sheet([20, 15]));
    const { data, info } = await sharp(marked).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
    ];
    expect(count).toBe(2);
    expect(at(20, 15)).toEqual([214, 0, 110]);
    expect(at(0, 29)).toEqual([214, 0, 110]);
    expect(at(2, 2)).toEqual([255, 255, 255]);
  });

  it("counts what only the larger picture has", async () => {
    expect((await difference(await sheet([5, 5]), await sheet([5, 5], 31))).count).toBe(40);
  });
});
