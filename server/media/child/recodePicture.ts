import sharp from "sharp";
import { PICTURE_PIXELS_MAX, PICTURE_SIDE_MAX } from "../limits.ts";
import { answer } from "./answer.ts";

/** Of 100 (docs/product.md 3.6). */
const QUALITY = 80;

// Whatever a file claims to be, only these two loaders are allowed.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer"] });
sharp.concurrency(1);
sharp.cache(false);

/** Makes a square JPEG of a picture's pixels, in base64. */
await answer(async (bytes) => {
  const picture = sharp(bytes, {
    limitInputPixels: PICTURE_PIXELS_MAX,
    failOn: "error",
    sequentialRead: true,
  });
  const { width, height } = await picture.metadata();
  const side = Math.min(width, height, PICTURE_SIDE_MAX);
  const made = await picture
    .autoOrient()
    .resize({ width: side, height: side, fit: "cover" })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .jpeg({ quality: QUALITY })
    .toBuffer();
  return made.toString("base64");
});
