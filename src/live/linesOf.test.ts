import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linesOf } from "./linesOf.ts";

/** A stream of these pieces, and whether it was cancelled. */
function streamOf(pieces: readonly Uint8Array[], end: "ends" | "breaks" | "stays" = "ends") {
  let isCancelled = false;
  const left = [...pieces];
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const piece = left.shift();
      if (piece !== undefined) return controller.enqueue(piece);
      if (end === "ends") controller.close();
      if (end === "breaks") controller.error(new TypeError("network error"));
    },
    cancel: () => void (isCancelled = true),
  });
  return { stream, isCancelled: () => isCancelled };
}

async function read(stream: ReadableStream<Uint8Array>): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of linesOf(stream)) lines.push(line);
  return lines;
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe("the lines of a stream", () => {
  it("are the same wherever it is cut, within a letter too", async () => {
    // Letters of one to four bytes.
    const line = fc.string({ unit: fc.constantFrom("a", "\r", "é", "€", "😀"), maxLength: 8 });
    const cuts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 4 }), cuts, async (lines, sizes) => {
        const whole = bytes(lines.map((text) => `${text}\n`).join(""));
        const pieces: Uint8Array[] = [];
        for (let at = 0; at < whole.length;) {
          const size = sizes[pieces.length % sizes.length] ?? 1;
          pieces.push(whole.slice(at, at + size));
          at += size;
        }
        expect(await read(streamOf(pieces).stream)).toEqual(lines);
      }),
    );
  });

  it("come as soon as each has ended", async () => {
    const lines = linesOf(streamOf([bytes("one\ntw")], "stays").stream);
    expect(await lines.next()).toEqual({ done: false, value: "one" });
  });

  it("don't include one that never ended", async () => {
    expect(await read(streamOf([bytes("one\ntwo")]).stream)).toEqual(["one"]);
  });

  it("end with the failure of a stream that breaks off", async () => {
    const lines = linesOf(streamOf([bytes("one\n")], "breaks").stream);
    expect((await lines.next()).value).toBe("one");
    await expect(lines.next()).rejects.toThrow("network error");
  });

  it("are not fetched any further once nobody reads them", async () => {
    const { stream, isCancelled } = streamOf([bytes("one\ntwo\n")], "stays");
    for await (const line of linesOf(stream)) {
      expect(line).toBe("one");
      break;
    }
    expect(isCancelled()).toBe(true);
  });
});
