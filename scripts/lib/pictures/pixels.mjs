import sharp from "sharp";

const MARK = { r: 214, g: 0, b: 110 };
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };
/** A single pixel is easily missed: a frame with this margin is drawn around all marks. */
const AIR = 8;

/**
 * Where two pictures are not the same. Where the larger one exceeds the other, it differs.
 * @param {Buffer} before an image of any format
 * @param {Buffer} after an image of any format
 * @returns {Promise<{ count: number, marked: Buffer }>} the differing pixels, and a PNG of the
 * later picture, faded, with each of them marked and a frame around them all
 */
export async function difference(before, after) {
  const sizes = await Promise.all([before, after].map((image) => sharp(image).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const was = await pixelsOf(before, { width, height });
  const is = await pixelsOf(after, { width, height });
  const raw = { width, height, channels: /** @type {const} */ (4) };
  const marks = Buffer.alloc(width * height * 4);
  const box = { left: width, top: height, right: 0, bottom: 0 };
  let count = 0;
  for (let at = 0; at < width * height; at += 1) {
    if (was.readInt32LE(at * 4) === is.readInt32LE(at * 4)) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    marks.set([MARK.r, MARK.g, MARK.b, 255], at * 4);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
    count += 1;
  }
  const frame = `x="${box.left - AIR}" y="${box.top - AIR}" width="${box.right - box.left + 2 * AIR}" height="${box.bottom - box.top + 2 * AIR}"`;
  const faded = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff" fill-opacity=".75"/><rect ${frame} fill="none" stroke-width="3" stroke="rgb(${MARK.r},${MARK.g},${MARK.b})"/></svg>`;
  const marked = sharp(is, { raw }).composite([
    { input: Buffer.from(faded) },
    { input: marks, raw },
  ]);
  return { count, marked: await marked.png().toBuffer() };
}

/**
 * An image's pixels, four bytes each, in a picture of at least its size; outside it they are
 * transparent.
 * @param {Buffer} image
 * @param {{ width: number, height: number }} size
 */
async function pixelsOf(image, { width, height }) {
  const own = await sharp(image).metadata();
  return sharp(image)
    .toColourspace("srgb")
    .ensureAlpha()
    .extend({ right: width - own.width, bottom: height - own.height, background: NOTHING })
    .raw()
    .toBuffer();
}
