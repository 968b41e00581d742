import { expect, test } from "vitest";
import { endsOf } from "./ends.ts";

const nowhere = { isAtStart: false, isAtEnd: false };
const row = (scrollLeft: number) => ({ scrollLeft, scrollWidth: 1000, clientWidth: 300 });

test.each([
  [0, { isAtStart: true, isAtEnd: false }],
  [350, { isAtStart: false, isAtEnd: false }],
  [700, { isAtStart: false, isAtEnd: true }],
  [698.6, { isAtStart: false, isAtEnd: true }],
])("a row of 1000 in a window of 300, moved by %d, can go %o", (scrollLeft, expected) => {
  expect(endsOf(row(scrollLeft), nowhere)).toEqual(expected);
});

test("a row that fits is at both ends", () => {
  const fitting = { scrollLeft: 0, scrollWidth: 300, clientWidth: 300 };
  expect(endsOf(fitting, nowhere)).toEqual({ isAtStart: true, isAtEnd: true });
});

test("the same answer stays the same object, so that nothing is rendered again", () => {
  const before = { isAtStart: true, isAtEnd: false };
  expect(endsOf(row(0), before)).toBe(before);
});
