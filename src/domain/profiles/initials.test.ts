import { expect, test } from "vitest";
import { groundOf, initials } from "./initials.ts";

test.each([
  ["Demo Speaker", "DS"],
  ["Ana María de la Cruz", "AC"],
  ["  Plato  ", "P"],
  ["émile zola", "ÉZ"],
  ["李 小龍", "李小"],
  ["e\u0301mile z\u030Cola", "E\u0301Z\u030C"],
  ["👩🏽‍🏫 1️⃣", "👩🏽‍🏫1️⃣"],
  ["©\uFE0F Demo", "©\uFE0FD"],
  ["", "?"],
])("the initials of %j are %s", (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test("a name keeps its ground whatever its case and spaces", () => {
  expect(groundOf(" Demo Speaker ")).toBe(groundOf("demo speaker"));
});

test("names spread over all eight grounds", () => {
  const grounds = new Set(
    Array.from({ length: 200 }, (_, index) => groundOf(`Demo Person ${index}`)),
  );
  expect(grounds).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
});
