import {
  wasBooked,
  LISTED_STANDINGS,
  OCCUPYING_STATES,
  bookingAt,
  occupiesAt,
  standingOf,
} from "../../../src/domain/bookings/lifecycle.ts";
import { overlaps, wholeMinutes } from "../../../src/domain/time/intervals.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { BookingRow, BookingStore } from "../ports/bookings.ts";
import { type Access, type State, pageOf } from "./state.ts";

export const intervalOf = (row: Pick<BookingRow, "startsAt" | "endsAt">) => ({
  start: row.startsAt,
  end: row.endsAt,
});

/** A booker's held or booked sessions with a creator that aren't over. */
export function standingRows(
  { bookings }: State,
  { bookerId, creatorId, now }: Parameters<BookingStore["standingOf"]>[0],
): BookingRow[] {
  return [...bookings.values()].filter(
    (row) =>
      row.bookerId === bookerId &&
      row.creatorId === creatorId &&
      occupiesAt(row, now) &&
      row.endsAt > now,
  );
}

/** The booking that has the channel; null if none has. */
export const bookingOfChannel = ({ bookings }: State, channelId: string): BookingRow | null =>
  [...bookings.values()].find((row) => row.channelId === channelId) ?? null;

export function memoryBookings({ read }: Access): BookingStore {
  return {
    byId: (id) => read((state) => state.bookings.get(id) ?? null),
    byChannelId: (channelId) => read((state) => bookingOfChannel(state, channelId)),
    byIds: (ids) => read((state) => ids.flatMap((id) => state.bookings.get(id) ?? [])),
    standingOf: (query) => read((state) => standingRows(state, query)),
    pageOfBooker: ({ bookerId, now, limit, after }) =>
      read((state) => {
        const rows = [...state.bookings.values()].filter(
          (row) =>
            row.bookerId === bookerId && (isListed(row, now) || isPaymentProcessing(state, row)),
        );
        return pageOf(rows, { limit, after, keyOf });
      }),
    pageOfCreator: ({ creatorId, period, now, limit, after }) =>
      read((state) => {
        const isEarliestFirst = period === "COMING";
        const isComing = (row: BookingRow) => row.state === "CONFIRMED" && row.endsAt > now;
        const rows = [...state.bookings.values()].filter(
          (row) =>
            row.creatorId === creatorId && wasBooked(row) && isComing(row) === isEarliestFirst,
        );
        return pageOf(rows, { limit, after, keyOf, isEarliestFirst });
      }),
    pageOfCalendar: ({ userId, as, state: wanted, endsAfter, limit, after }) =>
      read((state) => {
        const rows = [...state.bookings.values()].filter(
          (row) =>
            userId === (as === "BOOKER" ? row.bookerId : row.creatorId) &&
            row.state === wanted &&
            row.endsAt > endsAfter,
        );
        return pageOf(rows, { limit, after, keyOf, isEarliestFirst: true });
      }),
  };
}

const keyOf = (row: BookingRow) => ({ at: row.startsAt, id: row.id });

function isListed(row: BookingRow, now: Instant): boolean {
  const standing = standingOf(bookingAt(row, now));
  return standing !== null && LISTED_STANDINGS.includes(standing);
}

function isPaymentProcessing({ payments }: State, { id }: BookingRow): boolean {
  return [...payments.values()].some(
    (payment) => payment.bookingId === id && payment.state === "PROCESSING",
  );
}

/** Whether it overlaps another occupying booking: what the database's guard refuses. */
export function isTaken(
  { bookings }: State,
  wanted: Pick<BookingRow, "id" | "creatorId" | "startsAt" | "endsAt">,
): boolean {
  return [...bookings.values()].some(
    (row) =>
      row.id !== wanted.id &&
      row.creatorId === wanted.creatorId &&
      OCCUPYING_STATES.includes(row.state) &&
      overlaps(wholeMinutes(intervalOf(row)), wholeMinutes(intervalOf(wanted))),
  );
}
