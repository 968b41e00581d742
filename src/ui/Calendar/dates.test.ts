import { describe, expect, it } from "vitest";
import { addMonths, compareMonths, dateByKey, isInMonth, monthOf, weeksOf } from "./dates.ts";

describe("a month", () => {
  it("is read off a date", () => {
    expect(monthOf("2026-03-17")).toEqual({ year: 2026, month: 3 });
  });

  it("is laid out in weeks that start on Monday", () => {
    const weeks = weeksOf({ year: 2026, month: 3 });
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-03-01"]);
    expect(weeks[5]).toEqual(["2026-03-30", "2026-03-31", null, null, null, null, null]);
  });

  it("has its leap day, and four weeks when they fit", () => {
    expect(weeksOf({ year: 2028, month: 2 }).flat()).toContain("2028-02-29");
    expect(weeksOf({ year: 2027, month: 2 })).toHaveLength(4);
    expect(weeksOf({ year: 2027, month: 2 }).flat()).not.toContain(null);
  });

  it("lies before the next, over the turn of the year too", () => {
    expect(addMonths({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
    expect(addMonths({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
    expect(compareMonths({ year: 2026, month: 12 }, { year: 2027, month: 1 })).toBeLessThan(0);
  });

  it("knows its days", () => {
    expect(isInMonth("2026-03-31", { year: 2026, month: 3 })).toBe(true);
    expect(isInMonth("2026-04-01", { year: 2026, month: 3 })).toBe(false);
  });
});

describe("a key", () => {
  it.each([
    ["ArrowLeft", "2026-03-01", "2026-02-28"],
    ["ArrowRight", "2026-12-31", "2027-01-01"],
    ["ArrowUp", "2026-03-03", "2026-02-24"],
    ["ArrowDown", "2026-11-24", "2026-12-01"],
    ["Home", "2026-03-18", "2026-03-16"],
    ["Home", "2026-03-16", "2026-03-16"],
    ["End", "2026-03-18", "2026-03-22"],
    ["PageDown", "2026-01-31", "2026-02-28"],
    ["PageUp", "2026-03-31", "2026-02-28"],
    ["PageUp", "2026-01-15", "2025-12-15"],
  ])("%s leads from %s to %s", (key, from, to) => {
    expect(dateByKey(key, from)).toBe(to);
  });

  it("that means nothing leads nowhere", () => {
    expect(dateByKey("a", "2026-03-18")).toBeUndefined();
  });
});
