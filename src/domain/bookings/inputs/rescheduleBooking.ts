import * as z from "zod/mini";
import { CALENDAR_YEARS } from "../../shared/limits.ts";
import { id, localDate, timeSlot, timeZone } from "../../shared/inputs/fields.ts";

const fields = {
  id: id("Booking"),
  date: localDate(),
  timeSlot: timeSlot(),
  timeZone: timeZone(),
};

/** What `rescheduleBooking` takes. */
export const rescheduleBookingInput = z.object(fields);

/** The form also holds the month that its calendar shows. */
export const rescheduleForm = z.object({
  ...fields,
  month: z
    .number("Month is required")
    .check(z.minimum(1, "Month is required"), z.maximum(12, "Month is required")),
  year: z
    .number("Year is required")
    .check(
      z.minimum(CALENDAR_YEARS.min, "Year is required"),
      z.maximum(CALENDAR_YEARS.max, "Year is required"),
    ),
});
