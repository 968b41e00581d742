import { expect, test } from "vitest";
import { truncate } from "./truncate.ts";

test("a text at the limit stays whole", () => {
  expect(truncate("a".repeat(200), 200)).toBeUndefined();
});

test("a longer text ends at a word, with an ellipsis", () => {
  expect(truncate("one two three four", 11)).toBe("one two…");
  expect(truncate("one two three four", 14)).toBe("one two three…");
});

test("one long word is cut where the limit falls", () => {
  expect(truncate("a".repeat(300), 200)).toBe(`${"a".repeat(200)}…`);
});

test("families and accents count as one character and are never cut in two", () => {
  expect(truncate("👩‍👩‍👧".repeat(3), 2)).toBe("👩‍👩‍👧👩‍👩‍👧…");
  expect(truncate("é".normalize("NFD").repeat(5), 5)).toBeUndefined();
});
