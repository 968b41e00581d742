import { describe, expect, it } from "vitest";
import { createUploadMemory } from "./uploadMemory.ts";

const LARGEST = 10;
const JPEG = [0xff, 0xd8, 0xff];

/** An upload, and how many blocks of it were read. */
function upload(...blocks: readonly number[][]) {
  const read = { blocks: 0 };
  async function* content() {
    for (const block of blocks) {
      read.blocks += 1;
      yield Uint8Array.from(block);
    }
  }
  return { content: content(), read };
}

const largest = () =>
  upload(
    JPEG,
    Array.from({ length: LARGEST - JPEG.length }, () => 0),
  );

const lengthOf = (blocks: readonly Uint8Array[]) =>
  blocks.reduce((length, block) => length + block.length, 0);

describe("pictures that are held in memory", () => {
  const open = () => createUploadMemory({ bytesMax: 2 * LARGEST });

  it("are whole when work is done with them", async () => {
    const blocks = await open().withBuffer(largest().content, async (held) => held);
    expect(lengthOf(blocks ?? [])).toBe(LARGEST);
  });

  it("are read no further when their first bytes are no picture's", async () => {
    const { content, read } = upload([1, 2, 3, 4, 5, 6, 7, 8], [9], [10]);
    expect(await open().withBuffer(content, async () => "work")).toBeNull();
    expect(read.blocks).toBe(1);
  });

  it("are known by their first bytes, however small the blocks are", async () => {
    const small = upload(...JPEG.map((byte) => [byte]));
    expect(await open().withBuffer(small.content, async () => "work")).toBe("work");
    const other = upload(...Array.from({ length: 20 }, (_, byte) => [byte]));
    expect(await open().withBuffer(other.content, async () => "work")).toBeNull();
    expect(other.read.blocks).toBeLessThan(10);
    expect(await open().withBuffer(upload().content, async () => "work")).toBeNull();
  });

  it("are two of the largest at once, and beyond that they are refused until there is room", async () => {
    const pictures = open();
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    let held = 0;
    const refused: unknown[] = [];
    const calls = Array.from({ length: 8 }, () =>
      pictures
        .withBuffer(largest().content, () => {
          held += 1;
          return ended;
        })
        .catch((error: unknown) => void refused.push(error)),
    );
    await expect.poll(() => held + refused.length).toBe(8);
    expect(held).toBe(2);
    for (const error of refused) expect(error).toMatchObject({ code: "UNAVAILABLE" });
    end();
    await Promise.all(calls);
    expect(await pictures.withBuffer(largest().content, async () => "room again")).toBe(
      "room again",
    );
  });

  it("give their room back when the upload breaks off, and when the work fails", async () => {
    const pictures = open();
    const fail = async () => {
      throw new Error("broken");
    };
    async function* broken() {
      yield* largest().content;
      await fail();
    }
    for (let count = 0; count < 3; count += 1) {
      await expect(pictures.withBuffer(broken(), async () => "work")).rejects.toThrow("broken");
      await expect(pictures.withBuffer(largest().content, fail)).rejects.toThrow("broken");
    }
    expect(await pictures.withBuffer(largest().content, async () => "work")).toBe("work");
  });
});
