import { describe, expect, it } from "vitest";
import { DAYS_OF_WEEK, type DayOfWeek } from "../generated/enums.ts";
import { NOTHING_TAKEN } from "./bookingRules.ts";
import type { HoursException } from "./exceptions.ts";
import type { Interval } from "./instant.ts";
import { offeredDays } from "./slots.ts";
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

describe("days on which the creator's clocks change", () => {
  const sundayNight = hoursOn("Europe/Brussels", ["SUNDAY"], { start: at(1), end: at(4) });
  const spring = {
    hours: sundayNight,
    year: 2026,
    month: 3,
    now: Date.UTC(2026, 2, 28, 12),
    timeZone: "UTC",
  };
  const autumn = {
    hours: sundayNight,
    year: 2026,
    month: 10,
    now: Date.UTC(2026, 9, 24, 12),
    timeZone: "UTC",
  };

  it("have no slot at a time that does not exist", () => {
    // 02:00 to 03:00 is missing: 01:00, 01:30, 03:00 and 03:30 in Brussels.
    expect(offered(spring)).toEqual(["03-29 00:00", "03-29 00:30", "03-29 01:00", "03-29 01:30"]);
  });

  it("have one slot, the first, at a time that exists twice", () => {
    // 02:00 to 03:00 repeats: 01:00, 01:30, 02:00 and 02:30 in summer time, 03:00 and 03:30 in
    // winter time.
    expect(offered(autumn)).toEqual([
      "10-24 23:00",
      "10-24 23:30",
      "10-25 00:00",
      "10-25 00:30",
      "10-25 02:00",
      "10-25 02:30",
    ]);
  });

  it("do not offer an hour in hours of which only half an hour exists", () => {
    const hours = hoursOn("Europe/Brussels", ["SUNDAY"], { start: at(1, 30), end: at(2, 30) });
    expect(offered({ ...spring, hours, durationInMinutes: 60 })).toEqual([]);
    expect(offered({ ...spring, hours, durationInMinutes: 30 })).toEqual(["03-29 00:30"]);
  });

  it("may change by half an hour", () => {
    // On Lord Howe 02:00 to 02:30 is missing on 4 October 2026.
    const hours = hoursOn("Australia/Lord_Howe", ["SUNDAY"], { start: at(1, 30), end: at(3, 30) });
    const asked = {
      hours,
      year: 2026,
      month: 10,
      now: Date.UTC(2026, 9, 3),
      timeZone: "Australia/Lord_Howe",
    };
    expect(offered(asked).slice(0, 3)).toEqual(["10-04 01:30", "10-04 02:30", "10-04 03:00"]);
  });

  it("may be left out altogether", () => {
    // Samoa had no 30 December 2011.
    const hours = hoursOn("Pacific/Apia", DAYS_OF_WEEK, { start: at(9), end: at(9, 30) });
    const asked = {
      hours,
      year: 2011,
      month: 12,
      now: Date.UTC(2011, 11, 28, 22),
      timeZone: "Pacific/Apia",
    };
    expect(offered(asked)).toEqual(["12-29 09:00", "12-31 09:00"]);
  });
});

describe("a viewer somewhere else", () => {
  it("sees a slot on another date than its creator", () => {
    expect(offered({ timeZone: "Pacific/Auckland" })[0]).toBe("11-02 21:00");
    expect(offered({ timeZone: "America/Los_Angeles" })[0]).toBe("11-02 00:00");
    expect(offered({ timeZone: "Pacific/Honolulu" })[0]).toBe("11-01 22:00");
  });

  it("sees the slots of the own month, not of the creator's", () => {
    const hours = hoursOn("Pacific/Auckland", DAYS_OF_WEEK, { start: at(9), end: at(10) });
    const slots = offered({
      hours,
      durationInMinutes: 60,
      timeZone: "America/New_York",
      now: Date.UTC(2026, 9, 28),
    });
    // 09:00 on 2 November in Auckland is 15:00 on 1 November in New York.
    expect(slots[0]).toBe("11-01 15:00");
    expect(slots.at(-1)).toBe("11-30 15:00");
    expect(slots).toHaveLength(30);
  });

  it("sees quarter-hour zones as they are", () => {
    expect(offered({ timeZone: "Asia/Kathmandu" })[0]).toBe("11-02 13:45");
    expect(offered({ timeZone: "Asia/Kolkata" })[0]).toBe("11-02 13:30");
    expect(offered({ timeZone: "Australia/Eucla" })[0]).toBe("11-02 16:45");
  });

  it("is not offered the second of two equal times on the own clock", () => {
    const hours = hoursOn("UTC", ["SUNDAY"], { start: 0, end: at(3) });
    const asked = {
      hours,
      durationInMinutes: 60,
      year: 2026,
      month: 10,
      now: Date.UTC(2026, 9, 24, 12),
    };
    // 00:00 and 01:00 UTC are both 02:00 in Brussels on 25 October 2026.
    expect(offered(asked)).toEqual(["10-25 02:00", "10-25 03:00"]);
  });
});
