import type { BookingPaymentStatus } from "../../../src/domain/generated/enums.ts";
import { overlaps } from "../../../src/domain/time/intervals.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { BookingRow, BookingStore } from "../ports/bookings.ts";
import { type Access, type State, existing, pageOf } from "./state.ts";

const OCCUPYING: readonly BookingPaymentStatus[] = ["FREE", "PENDING", "PAID"];

export const intervalOf = (row: BookingRow) => ({ start: row.startsAt, end: row.endsAt });

/** Booked, or held by a hold that has not run out. */
export function isStanding(row: BookingRow, now: Instant): boolean {
  if (row.paymentStatus === "PENDING") return (row.holdExpiresAt ?? 0) > now;
  return row.paymentStatus === "FREE" || row.paymentStatus === "PAID";
}

function isBankAtWork({ payments }: State, { id }: BookingRow): boolean {
  return [...payments.values()].some(
    (payment) => payment.bookingId === id && payment.state === "PROCESSING",
  );
}

function isFree(state: State, wanted: BookingRow): boolean {
  return [...state.bookings.values()].every(
    (row) =>
      row.id === wanted.id ||
      row.creatorId !== wanted.creatorId ||
      !OCCUPYING.includes(row.paymentStatus) ||
      !overlaps(intervalOf(row), intervalOf(wanted)),
  );
}

export function memoryBookings({ read, write }: Access): BookingStore {
  // A row that was reclaimed occupies although its status says otherwise until the caller changes it
  // in the same transaction; nothing else can run in between.
  return {
    byId: (id) => read((state) => state.bookings.get(id) ?? null),
    standingOf: ({ bookerId, creatorId, now }) =>
      read((state) =>
        [...state.bookings.values()].filter(
          (row) =>
            row.bookerId === bookerId &&
            row.creatorId === creatorId &&
            isStanding(row, now) &&
            row.endsAt > now,
        ),
      ),
    pageOfBooker: ({ bookerId, now, limit, after }) =>
      read((state) => {
        const rows = [...state.bookings.values()].filter(
          (row) =>
            row.bookerId === bookerId &&
            (row.paymentStatus === "REFUNDED" || isStanding(row, now) || isBankAtWork(state, row)),
        );
        return pageOf(rows, { limit, after, keyOf: (row) => ({ at: row.startsAt, id: row.id }) });
      }),
    claim: (row) =>
      write((state) => {
        if (!isFree(state, row)) return false;
        state.bookings.set(row.id, row);
        return true;
      }),
    reclaim: (id) => write((state) => isFree(state, existing(state.bookings, id))),
    update: (id, changes) =>
      write((state) => {
        const before = existing(state.bookings, id);
        const row = { ...before, ...changes };
        const isBack =
          OCCUPYING.includes(row.paymentStatus) && !OCCUPYING.includes(before.paymentStatus);
        if (isBack && !isFree(state, row)) throw new Error(`booking ${id} has lost its time`);
        state.bookings.set(id, row);
        return row;
      }),
    expireHolds: ({ creatorId, now }) =>
      write((state) => {
        const expired = [...state.bookings.values()].filter(
          (row) =>
            (creatorId === null || row.creatorId === creatorId) &&
            row.paymentStatus === "PENDING" &&
            (row.holdExpiresAt ?? 0) <= now,
        );
        for (const row of expired) {
          state.bookings.set(row.id, { ...row, paymentStatus: "EXPIRED", holdExpiresAt: null });
        }
        return expired.length;
      }),
  };
}
