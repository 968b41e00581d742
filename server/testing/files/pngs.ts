import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A chunk of a PNG. */
export function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/**
 * A PNG whose pixels, 8 bits of grey, are all black; `pixels` may be fewer than it claims to have.
 */
export function blackPng(options: {
  width: number;
  height: number;
  depth?: 8 | 16;
  isInterlaced?: boolean;
  pixels?: Uint8Array;
  more?: readonly Buffer[];
}): Uint8Array {
  const { width, height, depth = 8, isInterlaced = false, more = [] } = options;
  const pixels = options.pixels ?? new Uint8Array(height * (1 + (width * depth) / 8));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, 0, 0, 0, isInterlaced ? 1 : 0], 8);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from(SIGNATURE),
      chunk("IHDR", header),
      ...more,
      chunk("IDAT", deflateSync(pixels)),
      chunk("IEND", new Uint8Array()),
    ]),
  );
}
