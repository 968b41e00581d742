import { expect, test } from "vitest";
import { fittedLines } from "./wrapText.ts";

/** Every letter is half as wide as its size. */
const room = {
  sizes: [20, 10],
  linesMax: 2,
  width: 100,
  height: 100,
  widthOf: (text: string, size: number) => (text.length * size) / 2,
};

test("a text is set in the largest size in which it fits, broken between words", () => {
  expect(fittedLines("one two three", room)).toEqual({ lines: ["one two", "three"], size: 20 });
  expect(fittedLines("one two three four five", room)).toEqual({
    lines: ["one two three four", "five"],
    size: 10,
  });
});

test("what does not fit in the smallest size ends in an ellipsis", () => {
  const { lines } = fittedLines("one two three four five six seven eight nine ten", room);
  expect(lines).toEqual(["one two three four", "five six seven eigh…"]);
});

test("a word that is wider than the room is broken", () => {
  expect(fittedLines("x".repeat(25), room)).toEqual({
    lines: ["x".repeat(20), "x".repeat(5)],
    size: 10,
  });
});

test("fewer lines are taken where there is no height for more", () => {
  const { lines, size } = fittedLines("one two three", { ...room, height: 23 });
  expect([lines, size]).toEqual([["one two three"], 10]);
});
