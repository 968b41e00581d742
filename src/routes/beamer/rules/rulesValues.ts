import * as z from "zod/mini";
import { bookingRulesInput } from "../../../domain/availability/inputs/bookingRules.ts";
import {
  BUFFER_MINUTES_MAX,
  BOOKING_NOTICE_MINUTES_MAX,
  SESSIONS_PER_DAY_MAX,
} from "../../../domain/shared/limits.ts";
import type { BookingRules } from "../../../domain/time/bookingRules.ts";
import type { SelectOption } from "../../../ui/Select/Select.tsx";

/** The rules as the form has them; an empty text means no limit, or six months. */
export type RulesValues = Record<keyof BookingRules, string>;

const chosen = z.object({
  noticeInMinutes: z.string(),
  horizonInDays: z.string(),
  bufferBeforeInMinutes: z.string(),
  bufferAfterInMinutes: z.string(),
  sessionsPerDay: z.string(),
});

/** The form's validation: the server's, whose command calls the fields the same. */
export const rulesForm = z.object({ rules: chosen }).check(
  z.check(({ value, issues }) => {
    const { error } = z.safeParse(bookingRulesInput, rulesInput(value.rules));
    for (const { path, message } of error?.issues ?? []) {
      const at = ["rules", ...path.map((part) => part as string | number)];
      issues.push({ code: "custom", message, path: at, input: value });
    }
  }),
);

export function rulesValues(rules: BookingRules): RulesValues {
  return {
    noticeInMinutes: String(rules.noticeInMinutes),
    horizonInDays: String(rules.horizonInDays ?? ""),
    bufferBeforeInMinutes: String(rules.bufferBeforeInMinutes),
    bufferAfterInMinutes: String(rules.bufferAfterInMinutes),
    sessionsPerDay: String(rules.sessionsPerDay ?? ""),
  };
}

export function rulesInput(values: RulesValues): BookingRules {
  const orNone = (text: string) => (text === "" ? null : Number(text));
  return {
    noticeInMinutes: Number(values.noticeInMinutes),
    horizonInDays: orNone(values.horizonInDays),
    bufferBeforeInMinutes: Number(values.bufferBeforeInMinutes),
    bufferAfterInMinutes: Number(values.bufferAfterInMinutes),
    sessionsPerDay: orNone(values.sessionsPerDay),
  };
}

const HOUR = 60;
const DAY = 24 * HOUR;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** Minutes in words, in the largest unit in which they are whole: `90 minutes`, `1 day`. */
function minutesText(minutes: number): string {
  if (minutes % DAY === 0) return counted(minutes / DAY, "day");
  if (minutes % HOUR === 0) return counted(minutes / HOUR, "hour");
  return counted(minutes, "minute");
}

const NOTICES = [0, HOUR, 2 * HOUR, 4 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY];
const HORIZONS = [1, 2, 7, 14, 30, 60, 90];
const BUFFERS = [0, 5, 10, 15, 20, 30, 45, 60, 90, BUFFER_MINUTES_MAX];
const LIMITS = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, SESSIONS_PER_DAY_MAX];

/** The choices, and the value that is saved, however it came there. */
function optionsOf(
  choices: readonly number[],
  { saved, text }: { saved: string; text: (value: number) => string },
): SelectOption[] {
  const values = saved === "" ? choices : [...new Set([...choices, Number(saved)])];
  return values
    .toSorted((a, b) => a - b)
    .map((value) => ({ value: String(value), label: text(value) }));
}

/** What each rule can be chosen to be, next to what is `saved`. */
export function rulesOptions(saved: RulesValues): Record<keyof RulesValues, SelectOption[]> {
  const buffer = (value: string) =>
    optionsOf(BUFFERS, {
      saved: value,
      text: (minutes) => (minutes ? minutesText(minutes) : "None"),
    });
  return {
    noticeInMinutes: optionsOf([...NOTICES, BOOKING_NOTICE_MINUTES_MAX], {
      saved: saved.noticeInMinutes,
      text: (minutes) => (minutes ? minutesText(minutes) : "Until it begins"),
    }),
    horizonInDays: [
      ...optionsOf(HORIZONS, { saved: saved.horizonInDays, text: (days) => counted(days, "day") }),
      { value: "", label: "6 months" },
    ],
    bufferBeforeInMinutes: buffer(saved.bufferBeforeInMinutes),
    bufferAfterInMinutes: buffer(saved.bufferAfterInMinutes),
    sessionsPerDay: [
      { value: "", label: "Any number" },
      ...optionsOf(LIMITS, {
        saved: saved.sessionsPerDay,
        text: (sessions) => counted(sessions, "session"),
      }),
    ],
  };
}
