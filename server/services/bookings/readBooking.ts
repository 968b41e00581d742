import { refuse } from "../../../src/domain/shared/errors.ts";
import { statusAt } from "../../../src/domain/bookings/bookings.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";

/** A booking, for its booker and its creator. Refuses everybody else with `NOT_FOUND`. */
export async function readBooking(context: ServiceContext, id: string): Promise<BookingRow> {
  const { userId } = requireViewer(context);
  const booking = await context.store.bookings.byId(id);
  if (booking === null) return refuse("NOT_FOUND");
  if (booking.bookerId !== userId && booking.creatorId !== userId) return refuse("NOT_FOUND");
  return asOfNow(context, booking);
}

/** The row with the status that it has at this moment: a hold that has run out is expired. */
export function asOfNow(context: Pick<ServiceContext, "now">, row: BookingRow): BookingRow {
  return { ...row, paymentStatus: statusAt(row, context.now()) };
}
