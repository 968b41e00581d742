import * as z from "zod/mini";
import { id } from "../../shared/inputs/fields.ts";

/** What `toggleCalendarEnabledForBooking` takes. */
export const toggleCalendarEnabledForBookingInput = z.object({
  id: id("Calendar"),
  isEnabled: z.nullish(z.boolean("On or off is required")),
});
