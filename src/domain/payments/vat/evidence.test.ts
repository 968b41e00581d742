import { expect, it } from "vitest";
import { isContradictory } from "./evidence.ts";

it.each([
  [{ billing: "BE", ip: "BE", card: "BE" }, false],
  [{ billing: "BE", ip: null, card: null }, false],
  [{ billing: "BE", ip: "BE", card: null }, false],
  [{ billing: "BE", ip: "DE", card: "BE" }, true],
  [{ billing: "BE", ip: null, card: "US" }, true],
  [{ billing: null, ip: "BE", card: null }, true],
])("finds in %o a contradiction: %s", (evidence, is) => {
  expect(isContradictory(evidence)).toBe(is);
});
