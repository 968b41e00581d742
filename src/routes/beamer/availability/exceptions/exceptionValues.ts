import * as z from "zod/mini";
import { tidyClock } from "../../../../domain/availability/clock.ts";
import { hoursExceptionsInput } from "../../../../domain/availability/inputs/hoursExceptions.ts";
import { HOURS_TEXTS } from "../../../../domain/availability/inputs/weeklyHours.ts";
import { CALENDAR_YEARS } from "../../../../domain/shared/limits.ts";
import { friendlyDay, shortTime } from "../../../../domain/time/format.ts";
import { isRealDate } from "../../../../domain/time/instant.ts";
import type { TypedSlot } from "../weekValues.ts";

/** A day or a range of dates as the form has it. One that is off keeps its time slots. */
export interface ExceptionValues {
  from: string;
  to: string;
  kind: "off" | "other";
  timeSlots: TypedSlot[];
}

export interface ExceptionsValues {
  exceptions: ExceptionValues[];
}

const typed = z.object({
  from: z.string(),
  to: z.string(),
  kind: z.enum(["off", "other"]),
  timeSlots: z.array(z.object({ start: z.string(), end: z.string() })),
});

/** The form's validation: the server's, and that other hours are some. */
export const exceptionsForm = z.object({ exceptions: z.array(typed) }).check(
  z.check(({ value, issues }) => {
    const { error } = z.safeParse(hoursExceptionsInput, exceptionsInput(value));
    for (const { path, message } of error?.issues ?? []) {
      const at = ["exceptions", ...path.map((part) => part as string | number)];
      issues.push({ code: "custom", message, path: at, input: value });
    }
    for (const [index, { kind, timeSlots }] of value.exceptions.entries()) {
      if (kind === "off" || timeSlots.length > 0) continue;
      const at = ["exceptions", index, "timeSlots"];
      issues.push({ code: "custom", message: HOURS_TEXTS.noSlots, path: at, input: value });
    }
  }),
);

/** The form's initial values: what is not over by today, `YYYY-MM-DD`. */
export function exceptionsValues(
  exceptions: readonly { from: string; to: string; timeSlots: readonly TypedSlot[] }[],
  today: string,
): ExceptionsValues {
  return {
    exceptions: exceptions
      .filter(({ to }) => to >= today)
      .map(({ from, to, timeSlots }) => ({
        from,
        to,
        kind: timeSlots.length === 0 ? "off" : "other",
        timeSlots: timeSlots.map(({ start, end }) => ({
          start: shortTime(start),
          end: shortTime(end),
        })),
      })),
  };
}

/** The form's input for the server. */
export function exceptionsInput({ exceptions }: ExceptionsValues) {
  return exceptions.map(({ from, to, kind, timeSlots }) => ({
    from,
    to,
    timeSlots: (kind === "off" ? [] : timeSlots).map(({ start, end }) => ({
      start: tidyClock(start),
      end: tidyClock(end),
    })),
  }));
}

/** `Thursday 24 December 2026`, or the first and the last day; the year of both is said once. */
export function datesText({ from, to }: Pick<ExceptionValues, "from" | "to">): string {
  const hasYear = from.slice(0, 4) !== to.slice(0, 4);
  const day = (date: string, how?: { hasYear: boolean }) =>
    isRealDate(date) ? friendlyDay(date, how) : "?";
  return from === to ? day(from) : `${day(from, { hasYear })} – ${day(to)}`;
}

/** `Off`, or the hours. */
export function hoursText({ kind, timeSlots }: ExceptionValues): string {
  if (kind === "off") return "Off";
  return timeSlots.map(({ start, end }) => `${start}–${end}`).join(", ");
}

/** The exception of a date, by its place; -1 without one. One that is half typed has no dates. */
export const placeOf = (exceptions: readonly ExceptionValues[], date: string) =>
  exceptions.findIndex(
    ({ from, to }) => from <= date && date <= to && isWholeDate(from) && isWholeDate(to),
  );

/** While a year is typed, its first digits are one long ago. */
const isWholeDate = (date: string) =>
  isRealDate(date) && Number(date.slice(0, 4)) >= CALENDAR_YEARS.min;
