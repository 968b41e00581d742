import { bookingAt } from "../../../src/domain/bookings/lifecycle.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";

/** A booking as of now, for its booker and its creator. Refuses everyone else with `NOT_FOUND`. */
export async function readBooking(context: ServiceContext, id: string): Promise<BookingRow> {
  const { userId } = requireViewer(context);
  const booking = await context.store.bookings.byId(id);
  if (booking === null) return refuse("NOT_FOUND");
  if (booking.bookerId !== userId && booking.creatorId !== userId) return refuse("NOT_FOUND");
  return bookingAt(booking, context.now());
}
