import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { firstGraphemes } from "./graphemes.ts";

/** What joins its neighbours, next to what doesn't. */
const PARTS = [
  "a",
  "é",
  "’",
  "€",
  " ",
  "\n",
  "\r",
  "\u00ad",
  "©",
  "\u0301",
  "\ufe0f",
  "\u200d",
  "👩",
];

it("are what the language's own rules take for characters, whatever is next to what", () => {
  const rules = new Intl.Segmenter("en", { granularity: "grapheme" });
  const text = fc.array(fc.oneof(fc.constantFrom(...PARTS), fc.string({ unit: "binary" })));
  fc.assert(
    fc.property(text, fc.nat(6), (parts, count) => {
      const all = Array.from(rules.segment(parts.join("")), ({ segment }) => segment);
      expect(firstGraphemes(parts.join(""), count)).toEqual(all.slice(0, count));
    }),
    { numRuns: 500 },
  );
});

it("make no segmenter for plain texts", () => {
  const Segmenter = vi.spyOn(Intl, "Segmenter");
  expect(firstGraphemes("“Café” – 5 €…\nMore", 300).join("")).toBe("“Café” – 5 €…\nMore");
  expect(Segmenter).not.toHaveBeenCalled();
  Segmenter.mockRestore();
});
