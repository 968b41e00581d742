import { rescheduleRefusal } from "../../../src/domain/bookings/bookings.ts";
import { bookingAt, standingOf } from "../../../src/domain/bookings/lifecycle.ts";
import { type ErrorCode, refuse } from "../../../src/domain/shared/errors.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";

/** Why its booker can't move a booking now (docs/product.md 6.14); null if that is possible. */
export function refusalToMove(booking: BookingRow, now: Instant): ErrorCode | null {
  const { startsAt, moves } = booking;
  const standing = standingOf(bookingAt(booking, now));
  // One that only a newer server knows.
  if (standing === null) return "BOOKING_NOT_CONFIRMED";
  return rescheduleRefusal({ standing, startsAt, moveCount: moves.length }, now);
}

/** Refuses to move a booking, or to show where to. */
export function refuseUnmovable(booking: BookingRow, now: Instant): void {
  const refusal = refusalToMove(booking, now);
  if (refusal !== null) refuse(refusal);
}
