import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../shared/limits.ts";
import {
  calendarLeaf,
  formatCountdown,
  formatDate,
  friendlyDate,
  friendlyDay,
  friendlyMonth,
  friendlyStretch,
  relativeTime,
  shortTime,
} from "./format.ts";
import { formatDateTime } from "./formatDateTime.ts";

const instant = Date.UTC(2026, 10, 20, 22, 5);

describe("a moment", () => {
  it("is shown as HH:MM DD/MM/YYYY on the clock of a zone", () => {
    expect(formatDateTime(instant, "Europe/Brussels")).toBe("23:05 20/11/2026");
    expect(formatDateTime(instant, "Asia/Kathmandu")).toBe("03:50 21/11/2026");
  });

  it("has the zone's date", () => {
    expect(formatDate(instant, "Europe/Brussels")).toBe("2026-11-20");
    expect(formatDate(instant, "Pacific/Kiritimati")).toBe("2026-11-21");
  });

  it("can be told in words", () => {
    expect(friendlyDate(instant, "Europe/Brussels")).toBe("Friday 20 November 2026 at 23:05");
    expect(friendlyDate(instant, "Pacific/Auckland")).toBe("Saturday 21 November 2026 at 11:05");
  });

  it("is a leaf of the calendar of its zone", () => {
    expect(calendarLeaf(instant, "Europe/Brussels")).toEqual({ month: "Nov", day: "20" });
    expect(calendarLeaf(instant, "Pacific/Auckland")).toEqual({ month: "Nov", day: "21" });
  });

  it("can begin a stretch of time", () => {
    const stretch = { start: instant, end: instant + 30 * MINUTE_MS };
    expect(friendlyStretch(stretch, "Europe/Brussels")).toBe(
      "Friday 20 November 2026, 23:05–23:35",
    );
  });

  it("loses its seconds for readers", () => {
    expect(shortTime("09:30:00")).toBe("09:30");
  });
});

describe("a date", () => {
  it("is told in words, with its year or without", () => {
    expect(friendlyDay("2026-03-17")).toBe("Tuesday 17 March 2026");
    expect(friendlyDay("2026-03-17", { hasYear: false })).toBe("Tuesday 17 March");
  });

  it("has a month with a name", () => {
    expect(friendlyMonth({ year: 2026, month: 4 })).toBe("April 2026");
  });
});

describe("a countdown", () => {
  it.each([
    [15 * MINUTE_MS, "15:00"],
    [14 * MINUTE_MS + 31 * SECOND_MS + 1, "14:32"],
    [65 * SECOND_MS, "1:05"],
    [1, "0:01"],
    [0, "0:00"],
    [-MINUTE_MS, "0:00"],
  ])("of %d ms shows %s", (milliseconds, text) => {
    expect(formatCountdown(milliseconds)).toBe(text);
  });
});

describe("a relative time", () => {
  it.each([
    [-5 * MINUTE_MS, "Just now"],
    [0, "Just now"],
    [60 * SECOND_MS - 1, "Just now"],
    [60 * SECOND_MS, "1 minute ago"],
    [59 * MINUTE_MS, "59 minutes ago"],
    [HOUR_MS, "1 hour ago"],
    [23 * HOUR_MS, "23 hours ago"],
    [DAY_MS, "1 day ago"],
    [29 * DAY_MS, "29 days ago"],
    [30 * DAY_MS, "1 month ago"],
    [359 * DAY_MS, "11 months ago"],
    [360 * DAY_MS, "1 year ago"],
    [800 * DAY_MS, "2 years ago"],
  ])("of %d milliseconds is %j", (age, text) => {
    expect(relativeTime(instant - age, instant)).toBe(text);
  });
});
