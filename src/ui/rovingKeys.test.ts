import { expect, test } from "vitest";
import { rovingTarget } from "./rovingKeys.ts";

test.each([
  { key: "ArrowRight", index: 0, to: 1 },
  { key: "ArrowRight", index: 2, to: 0 },
  { key: "ArrowUp", index: 0, to: 2 },
  { key: "Home", index: 2, to: 0 },
  { key: "End", index: 0, to: 2 },
])("$key moves from $index to $to of three", ({ key, index, to }) => {
  expect(rovingTarget({ key, index, count: 3 })).toBe(to);
});

test("letters and the other axis move nothing", () => {
  expect(rovingTarget({ key: "a", index: 0, count: 3 })).toBeUndefined();
  expect(
    rovingTarget({ key: "ArrowDown", index: 0, count: 3, axis: "horizontal" }),
  ).toBeUndefined();
  expect(rovingTarget({ key: "ArrowRight", index: 0, count: 3, axis: "vertical" })).toBeUndefined();
});

test("an empty list has nowhere to go", () => {
  expect(rovingTarget({ key: "End", index: 0, count: 0 })).toBeUndefined();
});
