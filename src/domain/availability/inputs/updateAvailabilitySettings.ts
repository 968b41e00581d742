import * as z from "zod/mini";
import { DAYS_OF_WEEK } from "../../generated/enums.ts";
import { TIME_SLOTS_PER_DAY_MAX } from "../../shared/limits.ts";
import { clockTimeOf } from "../../time/wallTime.ts";
import { oneOf, timeZone } from "../../shared/inputs/fields.ts";

const TEXTS = {
  noSlots: "At least one time slot is required when the day is enabled",
  bothTimes: "Both start and end times are required",
  format: "Please enter valid time format (HH:MM)",
  order: "End time must be after start time",
  overlap: "Time slots must not overlap",
  unknownDay: "Unknown day",
  repeatedDay: "Each day can be given only once",
} as const;

/** Midnight at the end of a day, which no clock shows, so that the last hour can be offered. */
const END_OF_DAY = "24:00:00";

/** `HH:MM:SS`; null when the text is no time, or none on the minute. */
function startTimeOf(text: string): string | null {
  const time = clockTimeOf(text);
  return time?.endsWith(":00") ? time : null;
}

function endTimeOf(text: string): string | null {
  return text === "24:00" || text === END_OF_DAY ? END_OF_DAY : startTimeOf(text);
}

function time(read: (text: string) => string | null) {
  return z.pipe(
    z.string(TEXTS.bothTimes).check(
      z.minLength(1, { error: TEXTS.bothTimes, abort: true }),
      z.refine((text) => read(text) !== null, { error: TEXTS.format, abort: true }),
    ),
    z.transform((text) => read(text) ?? text),
  );
}

const slot = z
  .object({ start: time(startTimeOf), end: time(endTimeOf) }, TEXTS.bothTimes)
  // Times of equal length compare as texts.
  .check(z.refine(({ start, end }) => end > start, { error: TEXTS.order, path: ["end"] }));

const slots = z.array(slot, TEXTS.noSlots).check(
  z.minLength(1, TEXTS.noSlots),
  z.maxLength(
    TIME_SLOTS_PER_DAY_MAX,
    `A day can have at most ${TIME_SLOTS_PER_DAY_MAX} time slots`,
  ),
  z.check(({ value, issues }) => {
    for (const [index, { start, end }] of value.entries()) {
      const meetsEarlier = value
        .slice(0, index)
        .some((other) => other.start < end && start < other.end);
      if (meetsEarlier) {
        issues.push({
          code: "custom",
          message: TEXTS.overlap,
          path: [index, "start"],
          input: value,
        });
      }
    }
  }),
);

const day = z.object(
  { day: oneOf(DAYS_OF_WEEK, TEXTS.unknownDay), timeSlots: slots },
  TEXTS.unknownDay,
);

const days = z.array(day, "Days must be a list").check(
  z.maxLength(DAYS_OF_WEEK.length, { error: TEXTS.repeatedDay, abort: true }),
  z.refine((rows) => new Set(rows.map((row) => row.day)).size === rows.length, TEXTS.repeatedDay),
);

/** What `updateAvailabilitySettings` takes. */
export const updateAvailabilitySettingsInput = z.object({
  availabilitySettings: z.object(
    { dailyAvailabilities: days, timeZone: timeZone() },
    "Weekly hours are required",
  ),
});
