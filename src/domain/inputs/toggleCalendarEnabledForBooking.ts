import * as z from "zod/mini";
import { id } from "./fields.ts";

/** What `toggleCalendarEnabledForBooking` takes. */
export const toggleCalendarEnabledForBookingInput = z.object({ id: id("Calendar") });
