import { describe, expect, it } from "vitest";
import { shownTexts } from "../../../domain/shared/inputs/shownTexts.ts";
import { nextSlot, usualDays, weekForm, weekInput, weekValues } from "./weekValues.ts";

const settings = {
  timeZone: "Europe/Brussels",
  dailyAvailabilities: [{ day: "TUESDAY", timeSlots: [{ start: "09:00:00", end: "24:00:00" }] }],
};

describe("the week's form", () => {
  it("has every day, and sends those that are on", () => {
    const values = weekValues(settings);
    expect(values.days).toHaveLength(7);
    expect(values.days[1]).toEqual({
      day: "TUESDAY",
      isEnabled: true,
      timeSlots: [{ start: "09:00", end: "24:00" }],
    });
    expect(shownTexts(weekForm, values)).toEqual([]);
    expect(weekInput(values)).toEqual({
      timeZone: "Europe/Brussels",
      dailyAvailabilities: [{ day: "TUESDAY", timeSlots: [{ start: "09:00", end: "24:00" }] }],
    });
  });

  it("says what is wrong at the field, of days that are on alone", () => {
    const values = weekValues(settings);
    const [monday, tuesday] = values.days;
    monday!.isEnabled = true;
    tuesday!.timeSlots = [
      { start: "10:00", end: "12:00" },
      { start: "11:00", end: "13:00" },
    ];
    const texts = [
      "days.0.timeSlots: At least one time slot is required when the day is enabled",
      "days.1.timeSlots.1.start: This overlaps another time slot of the day",
    ];
    expect(shownTexts(weekForm, values)).toEqual(texts);
    monday!.isEnabled = false;
    tuesday!.isEnabled = false;
    expect(shownTexts(weekForm, { ...values, timeZone: "" })).toEqual([
      "timeZone: Timezone is required",
    ]);
  });

  it("begins with a usual week on request", () => {
    expect(usualDays().map(({ isEnabled }) => isEnabled)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

it.each([
  [[], "09:00", "17:00"],
  [["12:30"], "13:30", "14:30"],
  [["17:00", "12:00"], "18:00", "19:00"],
  [["22:00"], "", ""],
  [["24:00"], "", ""],
  [["noon"], "", ""],
])("after time slots that end at %j comes one from %j to %j", (ends, start, end) => {
  expect(nextSlot(ends.map((each) => ({ start: "08:00", end: each })))).toEqual({ start, end });
});
