import type * as z from "zod/mini";
import { DAYS_OF_WEEK } from "../generated/enums.ts";
import type { HoursException } from "../time/exceptions.ts";
import type { MinuteRange } from "../time/wallTime.ts";
import type { WeeklyHours } from "../time/weeklyHours.ts";
import { minuteOfEnd, minuteOfStart } from "./clock.ts";
import type { hoursExceptionsInput } from "./inputs/hoursExceptions.ts";
import type { weeklyHoursInput } from "./inputs/weeklyHours.ts";

/** Valid time slots in stored form, in order. */
function rangesOf(slots: readonly { start: string; end: string }[]): MinuteRange[] {
  return slots
    .map(({ start, end }) => ({ start: minuteOfStart(start) ?? 0, end: minuteOfEnd(end) ?? 0 }))
    .sort((a, b) => a.start - b.start);
}

/** Valid exceptions in stored form: earliest first, each one's time slots in order. */
export function hoursExceptionsOf(
  exceptions: z.output<typeof hoursExceptionsInput>,
): HoursException[] {
  return exceptions
    .map(({ from, to, timeSlots }) => ({ from, to, ranges: rangesOf(timeSlots) }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** Valid hours in stored form: Monday first, each day's time slots in order. */
export function weeklyHoursOf({
  dailyAvailabilities,
  timeZone,
}: z.output<typeof weeklyHoursInput>): WeeklyHours {
  const days = DAYS_OF_WEEK.flatMap((day) => {
    const slots = dailyAvailabilities.find((row) => row.day === day)?.timeSlots ?? [];
    const ranges = rangesOf(slots);
    return ranges.length === 0 ? [] : [{ day, ranges }];
  });
  return { timeZone, days };
}
