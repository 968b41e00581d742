import { describe, expect, it } from "vitest";
import { cutOut, merge, overlaps } from "./intervals.ts";

describe("stretches of time", () => {
  it("overlap when they share a moment, not when one ends as the other starts", () => {
    expect(overlaps({ start: 0, end: 10 }, { start: 9, end: 20 })).toBe(true);
    expect(overlaps({ start: 5, end: 6 }, { start: 0, end: 10 })).toBe(true);
    expect(overlaps({ start: 0, end: 10 }, { start: 10, end: 20 })).toBe(false);
  });

  it("lose what is cut out of them, at an end, in the middle or altogether", () => {
    const without = { start: 10, end: 20 };
    const cut = (start: number, end: number) => cutOut([{ start, end }], without);
    expect(cut(0, 10)).toEqual([{ start: 0, end: 10 }]);
    expect(cut(0, 15)).toEqual([{ start: 0, end: 10 }]);
    expect(cut(15, 30)).toEqual([{ start: 20, end: 30 }]);
    expect(cut(0, 30)).toEqual([
      { start: 0, end: 10 },
      { start: 20, end: 30 },
    ]);
    expect(cut(10, 20)).toEqual([]);
    expect(cut(20, 30)).toEqual([{ start: 20, end: 30 }]);
  });

  it("merge into the fewest that cover the same moments", () => {
    const merged = merge([
      { start: 30, end: 40 },
      { start: 0, end: 10 },
      { start: 10, end: 12 },
      { start: 31, end: 35 },
      { start: 50, end: 50 },
    ]);
    expect(merged).toEqual([
      { start: 0, end: 12 },
      { start: 30, end: 40 },
    ]);
  });
});
