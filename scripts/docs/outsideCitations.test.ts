import { expect, it } from "vitest";
import { outsideCitationsIn } from "./outsideCitations.ts";

it.each([
  ["// As the specification says.", ["specification"]],
  ["/** Prices (spec 4.4). */", ["spec"]],
  ["// screens §3, foundation 2.1", ["§", "foundation 2.1"]],
  ["// See docs/product.md 4.4.", []],
  ["// A special case of two screens; RFC 5321.", []],
])("finds what is cited from outside: %s", (text, expected) => {
  expect(outsideCitationsIn(text)).toEqual(expected);
});
