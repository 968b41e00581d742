import { createHash } from "node:crypto";
import sharp from "sharp";

const WHITE = { r: 255, g: 255, b: 255 };
const MARK = [214, 0, 110];
/** How much of what did not change still shows behind the marks. */
const FADED = 0.25;

/**
 * A picture as it is drawn: three bytes per pixel, row by row.
 * @typedef {object} Pixels
 * @property {Buffer} data
 * @property {number} width
 * @property {number} height
 */

/**
 * Reads an image of any format. A screen has no transparency, so none is kept.
 * @param {Buffer} image
 * @returns {Promise<Pixels>}
 */
export async function pixelsOf(image) {
  const { data, info } = await sharp(image)
    .flatten({ background: WHITE })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * A hash that is equal exactly where size and pixels are.
 * @param {Pixels} pixels
 */
export function hashOfPixels({ data, width, height }) {
  return createHash("sha256")
    .update(`${width}×${height}\0`)
    .update(data)
    .digest("hex")
    .slice(0, 32);
}

/**
 * The same pixels in few bytes: WebP without loss, about half of the smallest PNG.
 * @param {Pixels} pixels
 * @throws when what was written does not read as it was
 */
export async function packed(pixels) {
  const webp = await sharp(pixels.data, { raw: rawOf(pixels) })
    .webp({ lossless: true, effort: 4 })
    .toBuffer();
  if (hashOfPixels(await pixelsOf(webp)) !== hashOfPixels(pixels)) {
    throw new Error("a picture has lost pixels while it was packed");
  }
  return webp;
}

/**
 * Where two pictures are not the same. What only one of them has, because it is larger, differs.
 * @param {Pixels} before
 * @param {Pixels} after
 * @returns {Promise<{ count: number, marked: Buffer }>} `marked` is a PNG of the later one, faded,
 *   with every differing pixel on it and a frame around them all
 */
export async function difference(before, after) {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const marked = { data: Buffer.alloc(width * height * 3, 255), width, height };
  const box = { left: width, top: height, right: -1, bottom: -1 };
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [was, is] = [placeOf(before, x, y), placeOf(after, x, y)];
      const at = placeOf(marked, x, y);
      if (isSame(before, was, after, is)) {
        fade(after.data, is, marked.data, at);
        continue;
      }
      count += 1;
      marked.data.set(MARK, at);
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  if (count > 0) frame(marked, box);
  return {
    count,
    marked: await sharp(marked.data, { raw: rawOf(marked) })
      .png()
      .toBuffer(),
  };
}

/** @param {Pixels} pixels */
const rawOf = ({ width, height }) => ({ width, height, channels: /** @type {3} */ (3) });

/**
 * Where a pixel's three bytes begin; -1 outside the picture.
 * @param {Pixels} pixels
 * @param {number} x
 * @param {number} y
 */
const placeOf = ({ width, height }, x, y) => (x < width && y < height ? (y * width + x) * 3 : -1);

/**
 * @param {Pixels} before
 * @param {number} was
 * @param {Pixels} after
 * @param {number} is
 */
function isSame({ data: before }, was, { data: after }, is) {
  return (
    was >= 0 &&
    is >= 0 &&
    before[was] === after[is] &&
    before[was + 1] === after[is + 1] &&
    before[was + 2] === after[is + 2]
  );
}

/**
 * @param {Buffer} from
 * @param {number} at
 * @param {Buffer} to
 * @param {number} there
 */
function fade(from, at, to, there) {
  for (let part = 0; part < 3; part += 1) {
    to[there + part] = 255 - (255 - (from[at + part] ?? 0)) * FADED;
  }
}

/**
 * A single pixel is not found by looking: a frame with some air is drawn around all marks.
 * @param {Pixels} pixels
 * @param {{ left: number, top: number, right: number, bottom: number }} box
 */
function frame({ data, width, height }, box) {
  const air = 8;
  const left = Math.max(0, box.left - air);
  const right = Math.min(width - 1, box.right + air);
  const top = Math.max(0, box.top - air);
  const bottom = Math.min(height - 1, box.bottom + air);
  for (let x = left; x <= right; x += 1) {
    for (const y of [top, bottom]) data.set(MARK, (y * width + x) * 3);
  }
  for (let y = top; y <= bottom; y += 1) {
    for (const x of [left, right]) data.set(MARK, (y * width + x) * 3);
  }
}
