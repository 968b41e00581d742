import { describe, expect, it } from "vitest";
import { DAYS_OF_WEEK, type DayOfWeek } from "../generated/enums.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../shared/limits.ts";
import { NOTHING_TAKEN } from "./bookingRules.ts";
import type { HoursException } from "./exceptions.ts";
import type { Interval } from "./instant.ts";
import { offeredDays, offeredSlotAt } from "./slots.ts";
import type { MinuteRange } from "./wallTime.ts";

const at = (hour: number, minute = 0) => hour * 60 + minute;

function hoursOn(timeZone: string, days: readonly DayOfWeek[], ...ranges: MinuteRange[]) {
  return {
    timeZone,
    days: days.map((day) => ({ day, ranges })),
    exceptions: [] as HoursException[],
  };
}

const monday = hoursOn("Europe/Brussels", ["MONDAY"], { start: at(9), end: at(11) });
const base = {
  ...NOTHING_TAKEN,
  hours: monday,
  durationInMinutes: 30,
  busy: [] as readonly Interval[],
  now: Date.UTC(2026, 10, 1),
  year: 2026,
  month: 11,
  timeZone: "Europe/Brussels",
};

/** `MM-DD HH:MM` of everything offered. */
function offered(question: Partial<typeof base> & Record<string, unknown> = {}): string[] {
  return offeredDays({ ...base, ...question }).flatMap(({ date, slots }) =>
    slots.map(({ start }) => `${date.slice(5)} ${start.slice(0, 5)}`),
  );
}

describe("a month of slots", () => {
  it("starts slots at the hours' start and steps by the duration", () => {
    expect(offered().slice(0, 5)).toEqual([
      "11-02 09:00",
      "11-02 09:30",
      "11-02 10:00",
      "11-02 10:30",
      "11-09 09:00",
    ]);
  });

  it("leaves out what does not fit any more", () => {
    const hours = hoursOn("Europe/Brussels", ["MONDAY"], { start: at(9, 15), end: at(11) });
    expect(offered({ hours, durationInMinutes: 60 }).slice(0, 2)).toEqual([
      "11-02 09:15",
      "11-09 09:15",
    ]);
  });

  it("has only days with slots, and one preselected slot, its earliest", () => {
    const days = offeredDays(base);
    expect(days.map(({ date }) => date)).toEqual([
      "2026-11-02",
      "2026-11-09",
      "2026-11-16",
      "2026-11-23",
      "2026-11-30",
    ]);
    const preselected = days.flatMap(({ slots }) => slots).filter(({ isDefault }) => isDefault);
    expect(preselected.map(({ startsAt }) => startsAt)).toEqual([Date.UTC(2026, 10, 2, 8)]);
  });

  it("ends a slot at midnight as 00:00 when the hours go to the end of the day", () => {
    const hours = hoursOn("Europe/Brussels", ["MONDAY"], { start: at(23), end: at(24) });
    expect(offeredDays({ ...base, hours })[0]?.slots.map(({ start, end }) => [start, end])).toEqual(
      [
        ["23:00:00", "23:30:00"],
        ["23:30:00", "00:00:00"],
      ],
    );
  });

  it("is empty for hours on no day", () => {
    expect(offered({ hours: { timeZone: "Europe/Brussels", days: [], exceptions: [] } })).toEqual(
      [],
    );
  });
});

describe("how far ahead", () => {
  it("begins two hours from now, to the millisecond", () => {
    const nine = Date.UTC(2026, 10, 2, 8);
    expect(offered({ now: nine - 2 * HOUR_MS })[0]).toBe("11-02 09:00");
    expect(offered({ now: nine - 2 * HOUR_MS + 1 })[0]).toBe("11-02 09:30");
  });

  it("ends six calendar months from now", () => {
    const hours = hoursOn("UTC", DAYS_OF_WEEK, { start: at(12), end: at(13) });
    const asked = { hours, durationInMinutes: 60, timeZone: "UTC", month: 2, year: 2027 };
    // 31 August maps to 28 February, the month's last day.
    expect(offered({ ...asked, now: Date.UTC(2026, 7, 31, 12) }).at(-1)).toBe("02-28 12:00");
    expect(offered({ ...asked, now: Date.UTC(2026, 7, 31, 11) }).at(-1)).toBe("02-27 12:00");
  });

  it("has nothing in months that are past or beyond", () => {
    expect(offered({ month: 10 })).toEqual([]);
    expect(offered({ year: 2027, month: 6 })).toEqual([]);
  });
});

describe("what is busy", () => {
  const nine = Date.UTC(2026, 10, 2, 8);

  it("takes every slot that it touches, and none that it only meets", () => {
    const busy = [{ start: nine + 30 * MINUTE_MS, end: nine + 60 * MINUTE_MS + 1 }];
    expect(offered({ busy }).slice(0, 2)).toEqual(["11-02 09:00", "11-02 10:30"]);
  });

  it("may come in any order, overlap, and be empty", () => {
    const busy = [
      { start: nine + 90 * MINUTE_MS, end: nine + 120 * MINUTE_MS },
      { start: nine + 10 * MINUTE_MS, end: nine + 10 * MINUTE_MS },
      { start: nine - HOUR_MS, end: nine + 60 * MINUTE_MS },
      { start: nine + 15 * MINUTE_MS, end: nine + 20 * MINUTE_MS },
    ];
    expect(offered({ busy })[0]).toBe("11-02 10:00");
    expect(offered({ busy })[1]).toBe("11-09 09:00");
  });
});

describe("a slot asked for by wall clock", () => {
  const asked = { ...base, date: "2026-11-02", timeSlot: "09:30:00" };
  const nineThirty = Date.UTC(2026, 10, 2, 8, 30);

  it("is the stretch of time that it names", () => {
    expect(offeredSlotAt(asked)).toEqual({ start: nineThirty, end: nineThirty + 30 * MINUTE_MS });
    expect(offeredSlotAt({ ...asked, timeSlot: "09:30" })?.start).toBe(nineThirty);
    expect(
      offeredSlotAt({ ...asked, timeSlot: "21:30", timeZone: "Pacific/Auckland" })?.start,
    ).toBe(nineThirty);
  });

  it.each([
    ["off the steps", { timeSlot: "09:15" }],
    ["at the end of the hours", { timeSlot: "11:00" }],
    ["on another day", { date: "2026-11-03" }],
    ["in the past", { date: "2026-10-26" }],
    ["beyond six months", { date: "2027-06-07" }],
    ["at a date that does not exist", { date: "2026-11-31" }],
    ["at a time that does not exist", { timeSlot: "25:00" }],
    ["with seconds", { timeSlot: "09:30:30" }],
    ["in words", { date: "next monday" }],
    ["while busy", { busy: [{ start: nineThirty + 29 * MINUTE_MS, end: nineThirty + DAY_MS }] }],
    ["too soon", { now: nineThirty - HOUR_MS }],
  ])("is null %s", (_, change) => {
    expect(offeredSlotAt({ ...asked, ...change })).toBeNull();
  });
});
