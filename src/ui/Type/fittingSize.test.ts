import { expect, test } from "vitest";
import { fittingSize } from "./fittingSize.ts";

test.each([
  [1, "hero", "title"],
  [40, "hero", "title"],
  [41, "title", "section"],
  [120, "title", "section"],
  [121, "section", "section"],
])("%i characters are set as %s, or as %s where titles are the largest", (length, hero, title) => {
  const text = "x".repeat(length);
  expect(fittingSize(text, "hero")).toBe(hero);
  expect(fittingSize(text, "title")).toBe(title);
});
