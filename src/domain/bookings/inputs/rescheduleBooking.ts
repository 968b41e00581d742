import * as z from "zod/mini";
import { id, localDate, timeSlot, timeZone } from "../../shared/inputs/fields.ts";

/** What `rescheduleBooking` takes. */
export const rescheduleBookingInput = z.object({
  id: id("Booking"),
  date: localDate(),
  timeSlot: timeSlot(),
  timeZone: timeZone(),
});
