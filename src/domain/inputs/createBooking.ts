import * as z from "zod/mini";
import { id, localDate, timeSlot, timeZone } from "./fields.ts";

/** What `createBooking` takes. */
export const createBookingInput = z.object({
  catalogItemId: id("Offer"),
  date: localDate(),
  timeSlot: timeSlot(),
  timeZone: timeZone(),
});
