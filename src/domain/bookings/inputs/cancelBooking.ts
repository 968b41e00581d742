import * as z from "zod/mini";
import { CANCELLATION_REASON_MAX } from "../../shared/limits.ts";
import { id, requiredText } from "../../shared/inputs/fields.ts";

/** What `cancelBooking` takes. */
export const cancelBookingInput = z.object({
  id: id("Booking"),
  reason: requiredText({ label: "Reason", max: CANCELLATION_REASON_MAX }),
  proposesRebooking: z._default(z.boolean("Please say whether another time is possible"), false),
  withoutRefund: z._default(z.boolean("Please say whether you know there is no refund"), false),
});
