import { expect, test } from "vitest";
import { isListed } from "./listed.ts";

test.each([
  [{ beamerIsOnboarded: true, biography: "Speaks.", hasItems: true }, true],
  [{ beamerIsOnboarded: true, biography: "Speaks.", hasItems: false }, true],
  [{ beamerIsOnboarded: true, biography: null, hasItems: true }, true],
  [{ beamerIsOnboarded: true, biography: null, hasItems: false }, false],
  [{ beamerIsOnboarded: false, biography: "Speaks.", hasItems: true }, false],
])("search engines find a page that is finished and says something: %j", (creator, found) => {
  expect(isListed(creator)).toBe(found);
});
