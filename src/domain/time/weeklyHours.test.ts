import { describe, expect, it } from "vitest";
import { type Hours, isWithinHours } from "./weeklyHours.ts";

const between = (start: string, end: string) => ({
  start: Date.parse(start),
  end: Date.parse(end),
});
const tuesdays: Hours = {
  timeZone: "Europe/Brussels",
  exceptions: [],
  days: [
    {
      day: "TUESDAY",
      ranges: [
        { start: 9 * 60 + 15, end: 12 * 60 },
        { start: 12 * 60, end: 13 * 60 },
      ],
    },
  ],
};

describe("whether a time is within weekly hours", () => {
  it.each([
    ["begins where no slot does", "2026-03-17T09:00:00Z", "2026-03-17T09:30:00Z", true],
    ["begins with them", "2026-03-17T08:15:00Z", "2026-03-17T08:45:00Z", true],
    ["begins before them", "2026-03-17T08:00:00Z", "2026-03-17T08:30:00Z", false],
    ["ends with them", "2026-03-17T11:30:00Z", "2026-03-17T12:00:00Z", true],
    ["ends after them", "2026-03-17T11:30:00Z", "2026-03-17T12:30:00Z", false],
    ["spans two that meet", "2026-03-17T10:30:00Z", "2026-03-17T11:30:00Z", true],
    ["is on another weekday", "2026-03-18T09:00:00Z", "2026-03-18T09:30:00Z", false],
  ])("says so of one that %s", (_, start, end, isWithin) => {
    expect(isWithinHours(tuesdays, between(start, end))).toBe(isWithin);
  });

  it("goes on over midnight", () => {
    const late: Hours = {
      timeZone: "UTC",
      exceptions: [],
      days: [
        { day: "TUESDAY", ranges: [{ start: 23 * 60, end: 24 * 60 }] },
        { day: "WEDNESDAY", ranges: [{ start: 0, end: 30 }] },
      ],
    };
    expect(isWithinHours(late, between("2026-03-17T23:30:00Z", "2026-03-18T00:30:00Z"))).toBe(true);
    expect(isWithinHours(late, between("2026-03-17T23:30:00Z", "2026-03-18T00:31:00Z"))).toBe(
      false,
    );
  });
});
