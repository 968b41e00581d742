import { describe, expect, it } from "vitest";
import { checkPdf } from "./pdfContent.ts";

const PDF = "%PDF-1.7\nand what follows";

async function* inBlocksOf(size: number, text: string) {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}

async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const block of content) text += decoder.decode(block, { stream: true });
  return text;
}

describe("the content of an uploaded PDF", () => {
  it.each([1, 3, 5, 7, 1000])("passes unchanged in blocks of %i bytes", async (size) => {
    expect(await textOf(checkPdf(inBlocksOf(size, PDF), { field: "file" }))).toBe(PDF);
  });

  it.each(["", "%PDF", "PK\u0003\u0004", "<html>%PDF-1.7", " %PDF-1.7", "%pdf-1.7"])(
    "is refused before a byte of it is given on when it is %j",
    async (text) => {
      const content = checkPdf(inBlocksOf(2, text), { field: "file" });
      await expect(content.next()).rejects.toMatchObject({
        code: "BAD_USER_INPUT",
        message: "Only PDF files are allowed",
        field: "file",
      });
    },
  );

  it("ends its source when it is refused", async () => {
    let hasEnded = false;
    async function* source() {
      try {
        for (;;) yield new TextEncoder().encode("no PDF at all");
      } finally {
        hasEnded = true;
      }
    }
    await expect(checkPdf(source(), { field: "file" }).next()).rejects.toThrow("Only PDF");
    expect(hasEnded).toBe(true);
  });
});
