import { expect, it, vi } from "vitest";
import { createKeptRanges, FRESH_MS, KEPT_BYTES_MAX } from "./keptRanges.ts";
import { type DocumentPart, type DocumentRange, ServerBusy } from "./ranges.ts";

const SIZE = 3 * KEPT_BYTES_MAX;

/** A server whose documents hold at each byte its offset, and a frozen clock. */
function setUp() {
  const clock = { now: 1_000_000 };
  const asked: string[] = [];
  const faults: Error[] = [];
  const kept = createKeptRanges(
    {
      async read({ documentId, first, last }): Promise<DocumentPart> {
        asked.push(`${documentId} ${first}-${last}`);
        const fault = faults.shift();
        if (fault) throw fault;
        const bytes = new Uint8Array(last - first + 1).map((_, index) => (first + index) % 251);
        return { bytes, sizeInBytes: SIZE };
      },
    },
    { now: () => clock.now },
  );
  const read = (first: number, last: number, more: Partial<DocumentRange> = {}) =>
    kept.read({ documentId: "deck", first, last, signal: new AbortController().signal, ...more });
  return { read, asked, faults, clock };
}

it("gives what was read of a document again without asking, also a part of it", async () => {
  const { read, asked } = setUp();
  const onBytes = vi.fn<(count: number) => void>();
  await read(100, 199);
  const { bytes, sizeInBytes } = await read(110, 119, { onBytes });
  expect([...bytes]).toEqual([110, 111, 112, 113, 114, 115, 116, 117, 118, 119]);
  expect(sizeInBytes).toBe(SIZE);
  expect(onBytes.mock.calls).toEqual([[10]]);
  expect(asked).toEqual(["deck 100-199"]);
});

it("asks for the beginning each time, so that the server looks at the reader's right", async () => {
  const { read, asked } = setUp();
  await read(0, 99);
  await read(0, 99);
  expect(asked).toEqual(["deck 0-99", "deck 0-99"]);
});

it("asks again after five minutes", async () => {
  const { read, asked, clock } = setUp();
  await read(100, 199);
  clock.now += FRESH_MS - 1;
  await read(100, 199);
  expect(asked).toHaveLength(1);
  clock.now += 1;
  await read(100, 199);
  expect(asked).toHaveLength(2);
});

it("keeps nothing of a document that was refused, or that another one has followed", async () => {
  const { read, asked, faults } = setUp();
  await read(100, 199);
  faults.push(new Error("You don't have access to this."));
  await expect(read(0, 99)).rejects.toThrow("You don't have access to this.");
  await read(100, 199);
  expect(asked).toHaveLength(3);
  await read(100, 199, { documentId: "other" });
  await read(100, 199);
  expect(asked).toHaveLength(5);
});

it("keeps what it has while the server is busy", async () => {
  const { read, asked, faults } = setUp();
  await read(100, 199);
  faults.push(new ServerBusy(1_000));
  await expect(read(0, 99)).rejects.toThrow("busy");
  await read(100, 199);
  expect(asked).toHaveLength(2);
});

it("lets the oldest go when it has much", async () => {
  const { read, asked } = setUp();
  await read(1, KEPT_BYTES_MAX / 2);
  await read(KEPT_BYTES_MAX, KEPT_BYTES_MAX + 9);
  await read(KEPT_BYTES_MAX + 10, KEPT_BYTES_MAX * 1.5 + 9);
  await read(KEPT_BYTES_MAX, KEPT_BYTES_MAX + 9);
  expect(asked).toHaveLength(3);
  await read(1, 9);
  expect(asked).toHaveLength(4);
});

it("is not changed by what becomes of the bytes that it gave", async () => {
  const { read } = setUp();
  (await read(100, 199)).bytes.fill(0);
  (await read(100, 199)).bytes.fill(0);
  expect((await read(100, 101)).bytes[0]).toBe(100);
});
