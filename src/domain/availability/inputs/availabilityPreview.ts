import * as z from "zod/mini";
import { SESSION_DURATIONS } from "../../generated/enums.ts";
import { localDate, oneOf } from "../../shared/inputs/fields.ts";
import { CALENDAR_YEARS } from "../../shared/limits.ts";
import { hoursExceptionsInput } from "./hoursExceptions.ts";
import { weeklyHoursInput } from "./weeklyHours.ts";

/** What `availabilityPreview` is asked with. */
export const availabilityPreviewInput = z.object({
  availabilitySettings: weeklyHoursInput,
  exceptions: z.nullish(hoursExceptionsInput),
  date: localDate().check(
    z.refine((date) => {
      const year = Number(date.slice(0, 4));
      return year >= CALENDAR_YEARS.min && year <= CALENDAR_YEARS.max;
    }, "Please enter a valid date"),
  ),
  duration: oneOf(SESSION_DURATIONS, "Duration is required"),
});
