import * as z from "zod/mini";
import { tidyClock } from "../../../domain/availability/clock.ts";
import { dayTimeSlots } from "../../../domain/availability/inputs/weeklyHours.ts";
import { DAYS_OF_WEEK, type DayOfWeek } from "../../../domain/generated/enums.ts";
import { oneOf, timeZone } from "../../../domain/shared/inputs/fields.ts";
import { shortTime } from "../../../domain/time/format.ts";

/** A time slot as typed. */
export interface TypedSlot {
  start: string;
  end: string;
}

/**
 * The week as the form has it: a row a day, Monday first. A day that is off keeps its time slots.
 */
export interface WeekValues {
  days: { day: DayOfWeek; isEnabled: boolean; timeSlots: TypedSlot[] }[];
  timeZone: string;
}

const typedSlot = z.object({ start: z.string(), end: z.string() });

/** The rule of each day that is on; what a day holds that is off does not matter. */
const day = z
  .object({
    day: oneOf(DAYS_OF_WEEK, "Unknown day"),
    isEnabled: z.boolean(),
    timeSlots: z.array(typedSlot),
  })
  .check(
    z.check(({ value, issues }) => {
      if (!value.isEnabled) return;
      const { error } = z.safeParse(dayTimeSlots, value.timeSlots);
      for (const { path, message } of error?.issues ?? []) {
        const at = ["timeSlots", ...path.map((part) => part as string | number)];
        issues.push({ code: "custom", message, path: at, input: value });
      }
    }),
  );

/** The week form's validation. */
export const weekForm = z.object({ days: z.array(day), timeZone: timeZone() });

/** The form's initial values. */
export function weekValues({
  dailyAvailabilities,
  timeZone: zone,
}: {
  dailyAvailabilities: readonly { day: string; timeSlots: readonly TypedSlot[] }[];
  timeZone: string;
}): WeekValues {
  const days = DAYS_OF_WEEK.map((name) => {
    const slots = dailyAvailabilities.find((row) => row.day === name)?.timeSlots ?? [];
    const timeSlots = slots.map(({ start, end }) => ({
      start: shortTime(start),
      end: shortTime(end),
    }));
    return { day: name, isEnabled: timeSlots.length > 0, timeSlots };
  });
  return { days, timeZone: zone };
}

/** The form's input for the server: the days that are on. */
export function weekInput({ days, timeZone: zone }: WeekValues) {
  return {
    timeZone: zone,
    dailyAvailabilities: days
      .filter(({ isEnabled }) => isEnabled)
      .map(({ day: name, timeSlots }) => ({
        day: name,
        timeSlots: timeSlots.map(({ start, end }) => ({
          start: tidyClock(start),
          end: tidyClock(end),
        })),
      })),
  };
}

const FIRST_SLOT: TypedSlot = { start: "09:00", end: "17:00" };
const WEEKEND: readonly DayOfWeek[] = ["SATURDAY", "SUNDAY"];

/** A typical week, to start with. */
export const usualDays = (): WeekValues["days"] =>
  DAYS_OF_WEEK.map((name) => {
    const isEnabled = !WEEKEND.includes(name);
    return { day: name, isEnabled, timeSlots: isEnabled ? [FIRST_SLOT] : [] };
  });

/** The time slot that is added to a day: an hour after its last one, as far as the day goes. */
export function nextSlot(slots: readonly TypedSlot[]): TypedSlot {
  const last = slots
    .map(({ end }) => end)
    .toSorted()
    .at(-1);
  if (last === undefined) return FIRST_SLOT;
  const hour = Number(last.slice(0, 2));
  if (!/^\d\d:\d\d$/.test(last) || hour > 21) return { start: "", end: "" };
  const at = (more: number) => `${String(hour + more).padStart(2, "0")}${last.slice(2)}`;
  return { start: at(1), end: at(2) };
}
