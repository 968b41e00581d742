import type * as z from "zod/mini";
import { DAYS_OF_WEEK } from "../generated/enums.ts";
import type { WeeklyHours } from "../time/weeklyHours.ts";
import { minuteOfEnd, minuteOfStart } from "./clock.ts";
import type { weeklyHoursInput } from "./inputs/weeklyHours.ts";

/** Valid hours in stored form: Monday first, each day's time slots in order. */
export function weeklyHoursOf({
  dailyAvailabilities,
  timeZone,
}: z.output<typeof weeklyHoursInput>): WeeklyHours {
  const days = DAYS_OF_WEEK.flatMap((day) => {
    const slots = dailyAvailabilities.find((row) => row.day === day)?.timeSlots ?? [];
    const ranges = slots
      .map(({ start, end }) => ({ start: minuteOfStart(start) ?? 0, end: minuteOfEnd(end) ?? 0 }))
      .sort((a, b) => a.start - b.start);
    return ranges.length === 0 ? [] : [{ day, ranges }];
  });
  return { timeZone, days };
}
