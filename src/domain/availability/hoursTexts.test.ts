import { describe, expect, it } from "vitest";
import { shownTexts } from "../shared/inputs/shownTexts.ts";
import { availabilityPreviewInput } from "./inputs/availabilityPreview.ts";
import { updateAvailabilitySettingsInput } from "./inputs/updateAvailabilitySettings.ts";
import { weeklyHoursInput } from "./inputs/weeklyHours.ts";
import { weeklyHoursOf } from "./weeklyHours.ts";

type Slot = readonly [start: string, end: string];

const onMonday = (...slots: readonly Slot[]) => ({
  timeZone: "Europe/Brussels",
  dailyAvailabilities: [
    { day: "MONDAY", timeSlots: slots.map(([start, end]) => ({ start, end })) },
  ],
});
const texts = (...slots: readonly Slot[]) =>
  shownTexts(weeklyHoursInput, onMonday(...slots)).map((text) =>
    text.replace("dailyAvailabilities.0.timeSlots", "slots"),
  );

describe("the hours of a day", () => {
  it("are at least one time slot", () => {
    expect(texts()).toEqual(["slots: At least one time slot is required when the day is enabled"]);
  });

  it("have a start and an end", () => {
    expect(texts(["", "10:00"])).toEqual(["slots.0.start: Both start and end times are required"]);
    expect(texts(["09:00", ""])).toEqual(["slots.0.end: Both start and end times are required"]);
  });

  it.each(["9", "9:00", "24:00", "12:60", "noon", "09:00:30"])("do not start at %j", (start) => {
    expect(texts([start, "23:59"])).toEqual([
      "slots.0.start: Please enter valid time format (HH:MM)",
    ]);
  });

  it("end after they start", () => {
    for (const end of ["09:00", "08:59"]) {
      expect(texts(["09:00", end])).toEqual(["slots.0.end: End time must be after start time"]);
    }
  });

  it.each(["24:00", "24:00:00", "00:00", "00:00:00"])("may end at midnight, as %j", (end) => {
    expect(texts(["22:00", end])).toEqual([]);
    const hours = weeklyHoursInput.parse(onMonday(["22:00", end]));
    expect(weeklyHoursOf(hours).days).toEqual([
      { day: "MONDAY", ranges: [{ start: 1320, end: 1440 }] },
    ]);
  });

  it("may touch but not overlap, whatever their order", () => {
    expect(texts(["13:00", "17:00"], ["09:00", "13:00"])).toEqual([]);
    const text = "slots.1.start: This overlaps another time slot of the day";
    expect(texts(["09:00", "13:00"], ["12:59", "17:00"])).toEqual([text]);
    expect(texts(["10:00", "11:00"], ["09:00", "00:00"])).toEqual([text]);
    expect(texts(["10:00", "11:00"], ["10:00", "11:00"])).toEqual([text]);
  });

  it("are at most twelve", () => {
    const slots = Array.from({ length: 13 }, (_, hour): Slot => {
      const of = (minutes: string) => `${String(hour).padStart(2, "0")}:${minutes}`;
      return [of("00"), of("30")];
    });
    expect(texts(...slots.slice(1))).toEqual([]);
    expect(texts(...slots)).toEqual(["slots: A day can have at most 12 time slots"]);
  });
});

describe("weekly hours", () => {
  it("list a day once, and have a zone that exists", () => {
    const { dailyAvailabilities } = onMonday(["09:00", "10:00"]);
    const twice = { availabilitySettings: { timeZone: "", dailyAvailabilities } };
    twice.availabilitySettings.dailyAvailabilities = [
      ...dailyAvailabilities,
      ...dailyAvailabilities,
    ];
    expect(shownTexts(updateAvailabilitySettingsInput, twice)).toEqual([
      "availabilitySettings.dailyAvailabilities.1.day: Each day can be listed once",
      "availabilitySettings.timeZone: Timezone is required",
    ]);
  });

  it("are kept from Monday on, each day in order", () => {
    const hours = weeklyHoursInput.parse({
      timeZone: "Asia/Tokyo",
      dailyAvailabilities: [
        { day: "SUNDAY", timeSlots: [{ start: "10:00", end: "11:00" }] },
        ...onMonday(["13:00:00", "17:00:00"], ["09:00", "12:00"]).dailyAvailabilities,
      ],
    });
    expect(weeklyHoursOf(hours)).toEqual({
      timeZone: "Asia/Tokyo",
      days: [
        {
          day: "MONDAY",
          ranges: [
            { start: 540, end: 720 },
            { start: 780, end: 1020 },
          ],
        },
        { day: "SUNDAY", ranges: [{ start: 600, end: 660 }] },
      ],
    });
  });

  it("may be none at all: a pause", () => {
    expect(shownTexts(weeklyHoursInput, { timeZone: "UTC", dailyAvailabilities: [] })).toEqual([]);
  });
});

it("a preview has a date that exists, not in another age, and a duration", () => {
  const preview = (date: string, duration = "THIRTY_MINUTES") =>
    shownTexts(availabilityPreviewInput, {
      availabilitySettings: { timeZone: "UTC", dailyAvailabilities: [] },
      date,
      duration,
    });
  expect(preview("2026-03-17")).toEqual([]);
  expect(preview("2026-02-30")).toEqual(["date: Please enter a valid date"]);
  expect(preview("9999-01-01")).toEqual(["date: Please enter a valid date"]);
  expect(preview("2026-03-17", "A_DAY")).toEqual(["duration: Duration is required"]);
});
