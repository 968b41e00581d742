import * as z from "zod/mini";
import { localDate } from "../../shared/inputs/fields.ts";
import { CALENDAR_YEARS, HOURS_EXCEPTIONS_MAX } from "../../shared/limits.ts";
import { timeSlotsInput } from "./weeklyHours.ts";

/** What a form says about exceptions from weekly hours. */
export const EXCEPTION_TEXTS = {
  unreadable: "Please enter a valid date",
  backwards: "The last day can’t be before the first",
  overlapping: "Another exception has some of these days",
  tooMany: `You can have at most ${HOURS_EXCEPTIONS_MAX} exceptions`,
} as const;

const calendarDate = () =>
  localDate().check(
    z.refine((date) => {
      const year = Number(date.slice(0, 4));
      return year >= CALENDAR_YEARS.min && year <= CALENDAR_YEARS.max;
    }, EXCEPTION_TEXTS.unreadable),
  );

/** A day, or a range of dates, with other hours; without time slots they are days off. */
const exception = z
  .object({ from: calendarDate(), to: calendarDate(), timeSlots: timeSlotsInput })
  .check(
    z.refine(({ from, to }) => from <= to, { error: EXCEPTION_TEXTS.backwards, path: ["to"] }),
  );

/** All exceptions from somebody's weekly hours, in any order. */
export const hoursExceptionsInput = z.array(exception, EXCEPTION_TEXTS.tooMany).check(
  z.maxLength(HOURS_EXCEPTIONS_MAX, { error: EXCEPTION_TEXTS.tooMany, abort: true }),
  z.check(({ value, issues }) => {
    for (const [index, { from, to }] of value.entries()) {
      const isOver = value.slice(0, index).some((other) => from <= other.to && other.from <= to);
      if (!isOver) continue;
      const path = [index, "from"];
      issues.push({ code: "custom", message: EXCEPTION_TEXTS.overlapping, path, input: value });
    }
  }),
);
