import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { ByteRange, Files } from "./port.ts";

const KEY = "documents/doc_1.pdf";
const contentType = "application/pdf";
const MEGABYTE = 1024 * 1024;

async function* blocks(...parts: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield typeof part === "string" ? new TextEncoder().encode(part) : part;
}

/** That many bytes without repeating stretches, in blocks as a socket gives them. */
async function* manyBlocks(bytes: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes; at += 60_000) yield stretch(at, Math.min(bytes, at + 60_000));
}

function stretch(from: number, to: number): Uint8Array {
  const bytes = new Uint8Array(to - from);
  for (let at = from; at < to; at += 1) bytes[at - from] = (at * 31 + (at >> 8) * 17) & 0xff;
  return bytes;
}

async function hashOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const block of content) hash.update(block);
  return hash.digest("hex");
}

/** What every adapter of the port does. */
export function describeFiles(name: string, open: () => Promise<Files>): void {
  describe(`files in ${name}`, { timeout: 60_000 }, () => {
    let files: Files;
    beforeEach(async () => {
      files = await open();
      await files.remove(KEY);
    });

    const write = (content: AsyncIterable<Uint8Array>) =>
      files.write({ key: KEY, contentType, content });
    const read = async (range?: ByteRange) => {
      const file = await files.read({ key: KEY, ...(range === undefined ? {} : { range }) });
      if (file === null) return null;
      const decoder = new TextDecoder();
      let text = "";
      for await (const block of file.content) text += decoder.decode(block, { stream: true });
      return { sizeInBytes: file.sizeInBytes, text };
    };

    it("are read as they were written", async () => {
      expect(await write(blocks("%PDF-", "1.7", ""))).toEqual({ sizeInBytes: 8 });
      expect(await read()).toEqual({ sizeInBytes: 8, text: "%PDF-1.7" });
      expect(await files.sizeOf(KEY)).toBe(8);
    });

    it("are read in stretches, both ends included, as far as they go", async () => {
      await write(blocks("0123456789"));
      expect(await read({ first: 0, last: 3 })).toEqual({ sizeInBytes: 10, text: "0123" });
      expect(await read({ first: 4, last: 4 })).toEqual({ sizeInBytes: 10, text: "4" });
      expect(await read({ first: 8, last: 99 })).toEqual({ sizeInBytes: 10, text: "89" });
      expect(await read({ first: 10, last: 99 })).toBeNull();
    });

    it("are not there before they are written, and after they are removed", async () => {
      expect(await read()).toBeNull();
      expect(await files.sizeOf(KEY)).toBeNull();
      await write(blocks("x"));
      await files.remove(KEY);
      await files.remove(KEY);
      expect(await read()).toBeNull();
      expect(await files.sizeOf(KEY)).toBeNull();
    });

    it("may be empty", async () => {
      expect(await write(blocks())).toEqual({ sizeInBytes: 0 });
      expect(await read()).toEqual({ sizeInBytes: 0, text: "" });
    });

    it.each([5 * MEGABYTE, 5 * MEGABYTE + 1, 13 * MEGABYTE])(
      "may be large: %i bytes",
      async (bytes) => {
        expect(await write(manyBlocks(bytes))).toEqual({ sizeInBytes: bytes });
        const file = await files.read({ key: KEY });
        expect(file?.sizeInBytes).toBe(bytes);
        expect(await hashOf(file?.content ?? blocks())).toBe(await hashOf(manyBlocks(bytes)));
        const range = { first: bytes - 70_000, last: bytes - 1 };
        const end = await files.read({ key: KEY, range });
        const expected = await hashOf(blocks(stretch(range.first, bytes)));
        expect(await hashOf(end?.content ?? blocks())).toBe(expected);
      },
    );

    it.each([10, 11 * MEGABYTE])(
      "are not there when what they are made of ends after %i bytes, which is what is thrown",
      async (bytes) => {
        async function* cutOff() {
          yield* manyBlocks(bytes);
          // Not yet whole, not yet there.
          expect(await files.sizeOf(KEY)).toBeNull();
          throw new Error("the upload ended early");
        }
        await expect(write(cutOff())).rejects.toThrow("the upload ended early");
        expect(await read()).toBeNull();
      },
    );

    it("need not be read to their end", async () => {
      await write(manyBlocks(MEGABYTE));
      const file = await files.read({ key: KEY });
      let count = 0;
      for await (const block of file?.content ?? blocks()) {
        count += block.length;
        break;
      }
      expect(count).toBeGreaterThan(0);
      await files.remove(KEY);
      expect(await read()).toBeNull();
    });

    it("take what comes no faster than they can write it", async () => {
      let underWay = 0;
      let most = 0;
      async function* counted() {
        for (let count = 0; count < 100; count += 1) {
          underWay += 1;
          most = Math.max(most, underWay);
          yield stretch(0, 1000);
          underWay -= 1;
        }
      }
      await write(counted());
      expect(most).toBe(1);
    });
  });
}
