import { expect, it } from "vitest";
import { SEARCH_TEXT_MAX } from "../../../domain/shared/limits.ts";
import type { OpenPdf } from "../engine/openPdf.ts";
import { readTexts, TooMuchText } from "./readTexts.ts";

/** A document of pages with these words; null is an unreadable page. */
function pdfOf(pages: readonly (string | null)[]) {
  const getPage = async (number: number) => ({
    getTextContent: async () => {
      const str = pages[number - 1];
      if (str == null) throw new Error("broken");
      return { items: [{ type: "beginMarkedContent" }, { str, hasEOL: false }] };
    },
  });
  return {
    document: { numPages: pages.length, getPage } as unknown as OpenPdf["document"],
    within: <T>(work: Promise<T>) => work,
    ended: new AbortController().signal,
  };
}

const options = { signal: new AbortController().signal, onPage: () => undefined };

it("reads the pages in order; one that cannot be read has no words", async () => {
  const counts: number[] = [];
  const texts = await readTexts(pdfOf(["One", null, "Three"]), {
    ...options,
    onPage: (pages) => counts.push(pages),
  });
  expect(texts.map(({ folded }) => folded)).toEqual(["one", "", "three"]);
  expect(counts).toEqual([1, 2, 3]);
});

it("gives up a document whose text would fill the memory, before it is laid out", async () => {
  const long = "x".repeat(SEARCH_TEXT_MAX / 2);
  await expect(readTexts(pdfOf([`${long}${long}x`]), options)).rejects.toThrow(TooMuchText);
  await expect(readTexts(pdfOf(["word", `${long}${long}`]), options)).rejects.toThrow(TooMuchText);
});

it("stops when nobody waits for it any more", async () => {
  const leaving = new AbortController();
  const reading = readTexts(pdfOf(["One", "Two"]), {
    signal: leaving.signal,
    onPage: () => leaving.abort(),
  });
  await expect(reading).rejects.toThrow("aborted");
});
