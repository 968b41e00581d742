import { HOLD_MS, HOUR_MS, MINUTE_MS } from "../../../src/domain/shared/limits.ts";
import type { BookingRow } from "../ports/bookings.ts";
import { NOW } from "./now.ts";

/** A free session of half an hour, a day ahead. */
export function bookingRow(row: Partial<BookingRow> & { id: string }): BookingRow {
  const startsAt = row.startsAt ?? NOW + 24 * HOUR_MS;
  return {
    itemId: "call",
    creatorId: "creator",
    bookerId: "booker",
    startsAt,
    endsAt: startsAt + 30 * MINUTE_MS,
    paymentStatus: "FREE",
    holdExpiresAt: null,
    confirmedAt: null,
    paymentId: null,
    intakes: [],
    createdAt: NOW,
    ...row,
  };
}

/** The same, held for its payment. */
export function holdRow(row: Partial<BookingRow> & { id: string }): BookingRow {
  return bookingRow({ paymentStatus: "PENDING", holdExpiresAt: NOW + HOLD_MS, ...row });
}
