import { expect, it } from "vitest";
import { isPageTurn, turnedPage } from "./pageTurn.ts";

it.each([
  ["next", 4],
  ["previous", 2],
  ["first", 1],
  ["last", 8],
] as const)("turns from the third of eight pages to the %s", (turn, page) => {
  expect(isPageTurn(turn)).toBe(true);
  expect(turnedPage(turn, { page: 3, pageCount: 8 })).toBe(page);
});

it("knows no other words", () => {
  expect(isPageTurn("zoomIn")).toBe(false);
});
