import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { blackPng, chunk } from "./pngs.ts";

const MEGABYTE = 1024 * 1024;
const text = (content: string) => Promise.resolve(new Uint8Array(Buffer.from(content, "latin1")));

/** A picture with something in it. */
export const photo = ({ width = 640, height = 480 } = {}) =>
  sharp({ create: { width, height, channels: 3, background: "#336699" } });
const encoded = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());

/** The head of a JPEG that claims to be as large as one can be. */
const HUGE_JPEG =
  "\u00ff\u00d8\u00ff\u00c0\u0000\u0011\u0008\u00ff\u00ff\u00ff\u00ff\u0003\u0001\u0022\u0000\u0002\u0011\u0001\u0003\u0011\u0001";

/** Aren't valid profile pictures. */
export const NO_PICTURES: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  "nothing.jpg": () => text(""),
  "two bytes.jpg": () => text("\u00ff\u00d8"),
  "vector with a script.png": () =>
    text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  "page.jpg": () => text("<!doctype html><script>alert(1)</script>"),
  "document.png": () => text("%PDF-1.7"),
  "animation.jpg": () => encoded(photo().gif()),
  "web picture.png": () => encoded(photo().webp()),
  "print.jpg": () => encoded(photo().tiff()),
  "new picture.jpg": () => encoded(photo({ width: 64, height: 64 }).avif()),
  "50,000 by 50,000.png": () =>
    Promise.resolve(blackPng({ width: 50_000, height: 50_000, pixels: new Uint8Array(MEGABYTE) })),
  "65,535 by 65,535.jpg": () => text(HUGE_JPEG),
  "cut off.jpg": async () => (await encoded(photo().jpeg())).slice(0, 900),
  "cut off.png": async () => (await encoded(photo().png())).slice(0, 200),
  "only its head.png": async () => (await encoded(photo().png())).slice(0, 8),
  "fewer pixels than it says.png": () =>
    Promise.resolve(blackPng({ width: 5_000, height: 5_000, pixels: new Uint8Array(100) })),
  "a broken sum.png": async () => {
    const bytes = await encoded(photo().png());
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    return bytes;
  },
};

/** Are pictures, with more in them than pixels. */
export const LOADED_PICTURES: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  "an archive behind it": async () =>
    Buffer.concat([await encoded(photo().jpeg()), Buffer.from("PK\u0003\u0004SECRET", "latin1")]),
  "a script in its texts": () =>
    Promise.resolve(
      blackPng({
        width: 500,
        height: 500,
        more: [chunk("tEXt", Buffer.from("Comment\0<script>SECRET</script>", "latin1"))],
      }),
    ),
  "a place where it was taken": () =>
    encoded(
      photo()
        .jpeg()
        .withExif({ IFD0: { Copyright: "SECRET" }, IFD3: { GPSLatitude: "51/1 3/1 0/1" } }),
    ),
  "half a gigabyte in a note": () =>
    Promise.resolve(
      blackPng({
        width: 500,
        height: 500,
        more: [
          chunk(
            "zTXt",
            Buffer.concat([
              Buffer.from("SECRET\0\0", "latin1"),
              deflateSync(new Uint8Array(512 * MEGABYTE)),
            ]),
          ),
        ],
      }),
    ),
};
