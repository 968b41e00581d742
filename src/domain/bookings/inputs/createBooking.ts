import * as z from "zod/mini";
import { id, localDate, timeSlot, timeZone } from "../../shared/inputs/fields.ts";

/** What `createBooking` takes. */
export const createBookingInput = z.object({
  catalogItemId: id("Offer"),
  date: localDate(),
  timeSlot: timeSlot(),
  timeZone: timeZone(),
});
