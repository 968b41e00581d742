import { expect, it } from "vitest";
import { subjectLine } from "./subjectLine.ts";

it("a subject is on one line, whatever breaks lines in it", () => {
  expect(subjectLine("Booked:\r\n a\tclear \u2028half\u0000hour ")).toBe(
    "Booked: a clear half hour",
  );
});

it("a subject of a sensible length stays, and a longer one ends in an ellipsis", () => {
  expect(subjectLine("a".repeat(150))).toBe("a".repeat(150));
  expect(subjectLine("a".repeat(151))).toBe(`${"a".repeat(149)}…`);
  expect(subjectLine(`${"a".repeat(148)} bc`)).toBe(`${"a".repeat(148)}…`);
});

it("no character is split, and no name keeps the rest from being read from the left", () => {
  expect(subjectLine(`${"a".repeat(148)}👩🏽‍🏫 and more`)).toBe(`${"a".repeat(148)}…`);
  expect(subjectLine(`\u2068${"א".repeat(200)}\u2069`)).toBe(`\u2068${"א".repeat(148)}\u2069…`);
});
