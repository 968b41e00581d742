import * as z from "zod/mini";
import { DAYS_OF_WEEK } from "../../generated/enums.ts";
import { oneOf, timeZone } from "../../shared/inputs/fields.ts";
import { TIME_SLOTS_PER_DAY_MAX } from "../../shared/limits.ts";
import { minuteOfEnd, minuteOfStart } from "../clock.ts";

/** What a form says about weekly hours. */
export const HOURS_TEXTS = {
  noSlots: "At least one time slot is required when the day is enabled",
  missing: "Both start and end times are required",
  unreadable: "Please enter valid time format (HH:MM)",
  backwards: "End time must be after start time",
  overlapping: "This overlaps another time slot of the day",
  tooMany: `A day can have at most ${TIME_SLOTS_PER_DAY_MAX} time slots`,
  twice: "Each day can be listed once",
} as const;

const clockTime = (minuteOf: (text: string) => number | null) =>
  z.string(HOURS_TEXTS.missing).check(
    z.minLength(1, { error: HOURS_TEXTS.missing, abort: true }),
    z.refine((text) => minuteOf(text) !== null, HOURS_TEXTS.unreadable),
  );

/** A time slot of a day. An end at midnight is the end of the day. */
const timeSlot = z
  .object({ start: clockTime(minuteOfStart), end: clockTime(minuteOfEnd) }, HOURS_TEXTS.missing)
  .check(
    z.refine(({ start, end }) => (minuteOfStart(start) ?? 0) < (minuteOfEnd(end) ?? 0), {
      error: HOURS_TEXTS.backwards,
      path: ["end"],
    }),
  );

/** The bookable time slots of a day, none overlapping. */
export const timeSlotsInput = z.array(timeSlot, HOURS_TEXTS.noSlots).check(
  z.maxLength(TIME_SLOTS_PER_DAY_MAX, { error: HOURS_TEXTS.tooMany, abort: true }),
  z.check(({ value, issues }) => {
    const ranges = value.map(({ start, end }) => ({
      start: minuteOfStart(start) ?? 0,
      end: minuteOfEnd(end) ?? 0,
    }));
    for (const [index, { start, end }] of ranges.entries()) {
      const isOver = ranges.slice(0, index).some((other) => start < other.end && other.start < end);
      if (!isOver) continue;
      issues.push({
        code: "custom",
        message: HOURS_TEXTS.overlapping,
        path: [index, "start"],
        input: value,
      });
    }
  }),
);

/** The same, and at least one. */
export const dayTimeSlots = timeSlotsInput.check(
  z.minLength(1, { error: HOURS_TEXTS.noSlots, abort: true }),
);

/** Weekly hours as their owner states them: a row for each day that can be booked. */
export const weeklyHoursInput = z.object(
  {
    dailyAvailabilities: z
      .array(
        z.object(
          { day: oneOf(DAYS_OF_WEEK, "Unknown day"), timeSlots: dayTimeSlots },
          "Unknown day",
        ),
        "Days must be a list",
      )
      .check(
        z.maxLength(DAYS_OF_WEEK.length, { error: HOURS_TEXTS.twice, abort: true }),
        z.check(({ value, issues }) => {
          const days = value.map(({ day }) => day);
          const index = days.findIndex((day, at) => days.indexOf(day) !== at);
          if (index < 0) return;
          const path = [index, "day"];
          issues.push({ code: "custom", message: HOURS_TEXTS.twice, path, input: value });
        }),
      ),
    timeZone: timeZone(),
  },
  "Hours are required",
);
