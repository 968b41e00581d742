import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "../shared/limits.ts";
import { isRealDate, isoOf, parseInstant } from "./instant.ts";
import { offsetAt } from "./offsets.ts";
import { clockTimeOf, instantOf } from "./wallTime.ts";

describe("the moment of a date and a time", () => {
  it.each([
    ["an ordinary one", "2026-11-20", "09:30", "Europe/Brussels", "2026-11-20T08:30:00.000Z"],
    ["the first of two", "2026-10-25", "02:30", "Europe/Brussels", "2026-10-25T00:30:00.000Z"],
    [
      "after the second of two",
      "2026-10-25",
      "03:00",
      "Europe/Brussels",
      "2026-10-25T02:00:00.000Z",
    ],
    ["with seconds", "2026-11-20", "09:30:15", "UTC", "2026-11-20T09:30:15.000Z"],
    ["in a quarter-hour zone", "2026-11-20", "09:30", "Asia/Kathmandu", "2026-11-20T03:45:00.000Z"],
    [
      "beyond the date line",
      "2026-11-20",
      "00:00",
      "Pacific/Kiritimati",
      "2026-11-19T10:00:00.000Z",
    ],
  ])("is right for %s", (_, date, time, timeZone, expected) => {
    expect(isoOf(instantOf({ date, time, timeZone }) ?? Number.NaN)).toBe(expected);
  });

  it.each([
    ["2026-03-29", "02:30", "Europe/Brussels"],
    ["2026-10-04", "02:15", "Australia/Lord_Howe"],
    ["2011-12-30", "12:00", "Pacific/Apia"],
    ["2026-02-29", "12:00", "UTC"],
    ["2026-11-20", "24:00", "UTC"],
    ["20-11-2026", "12:00", "UTC"],
  ])("is null for %s %s in %s", (date, time, timeZone) => {
    expect(instantOf({ date, time, timeZone })).toBeNull();
  });

  it("throws for a zone that does not exist", () => {
    expect(() =>
      instantOf({ date: "2026-11-20", time: "12:00", timeZone: "Mars/Olympus" }),
    ).toThrow(RangeError);
  });
});

describe("a zone's distance from UTC", () => {
  it("is Temporal's at random moments in every zone", { timeout: 60_000 }, () => {
    const minutes = fc.integer({
      min: Date.UTC(2000, 0, 1) / MINUTE_MS,
      max: Date.UTC(2040, 0, 1) / MINUTE_MS,
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...Intl.supportedValuesOf("timeZone")),
        minutes,
        (timeZone, minute) => {
          const instant = minute * MINUTE_MS;
          const zoned =
            Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
          expect(offsetAt(timeZone, instant)).toBe(zoned.offsetNanoseconds / 1e6);
        },
      ),
      { numRuns: 5_000, seed: 7 },
    );
  });
});

describe("texts of time", () => {
  it("are normalised to HH:MM:SS", () => {
    expect(clockTimeOf("09:30")).toBe("09:30:00");
    expect(clockTimeOf("23:59:59")).toBe("23:59:59");
    for (const none of ["9:30", "24:00", "09:60", "09:30:00.0", "noon", ""])
      expect(clockTimeOf(none)).toBeNull();
  });

  it("are instants only with a zone", () => {
    expect(parseInstant("2026-11-20T09:30:00.000Z")).toBe(Date.UTC(2026, 10, 20, 9, 30));
    expect(parseInstant("2026-11-20T09:30:00+01:00")).toBe(Date.UTC(2026, 10, 20, 8, 30));
    for (const none of [
      "2026-11-20T09:30:00",
      "2026-02-30T09:30:00Z",
      "2026-11-20",
      "tomorrow",
      "",
    ]) {
      expect(parseInstant(none)).toBeNull();
    }
  });

  it("are dates only when the day exists", () => {
    expect(isRealDate("2028-02-29")).toBe(true);
    for (const none of ["2026-02-29", "2026-13-01", "2026-1-1", "0000", ""])
      expect(isRealDate(none)).toBe(false);
  });
});
