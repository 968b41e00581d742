import { expect, test } from "vitest";
import fc from "fast-check";
import { excerpt } from "./excerpt.ts";

test("a short text is kept, on one line", () => {
  expect(excerpt(" Speaks\n\nabout  calm work. ", 40)).toBe("Speaks about calm work.");
});

test("a long one is cut between words, without a mark before the ellipsis", () => {
  expect(excerpt("Speaks about calm work, and writes", 24)).toBe("Speaks about calm work…");
  expect(excerpt("Speaks about calm work, and writes", 22)).toBe("Speaks about calm…");
});

test("one long word is cut within, but not within a character", () => {
  expect(excerpt("x".repeat(50), 10)).toBe(`${"x".repeat(9)}…`);
  expect(excerpt("🎤".repeat(50), 10)).toBe(`${"🎤".repeat(4)}…`);
});

const LETTER = fc.constantFrom("a", "é", "🎤", " ", "\n", ".", ",");

test("it is never longer than it may be, and always well formed", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: LETTER, maxLength: 60 }),
      fc.integer({ min: 2, max: 40 }),
      (text, max) => {
        const made = excerpt(text, max);
        expect(made.length).toBeLessThanOrEqual(max);
        expect(made.isWellFormed()).toBe(true);
      },
    ),
  );
});
