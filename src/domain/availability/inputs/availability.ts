import * as z from "zod/mini";
import { CALENDAR_YEARS } from "../../shared/limits.ts";
import { id, optionalId, timeZone } from "../../shared/inputs/fields.ts";

const whole = (options: { min: number; max: number; message: string }) =>
  z
    .int(options.message)
    .check(z.minimum(options.min, options.message), z.maximum(options.max, options.message));

/** What `availability` is asked with. Without a zone, UTC. */
export const availabilityInput = z.object({
  year: whole({ ...CALENDAR_YEARS, message: "Year is required" }),
  month: whole({ min: 1, max: 12, message: "Month is required" }),
  oneOnOneId: id("Offer"),
  bookingId: optionalId("Booking"),
  timeZone: z.pipe(
    z.transform((zone: unknown) => zone ?? "UTC"),
    timeZone(),
  ),
});
