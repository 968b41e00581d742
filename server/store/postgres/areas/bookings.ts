import { sql } from "kysely";
import type { BookingPaymentStatus } from "../../../../src/domain/generated/enums.ts";
import type { BookingRow, BookingStore } from "../../ports/bookings.ts";
import { forgetPastMinutes, occupies, occupy, release } from "./bookingMinutes.ts";
import { at, encode } from "../engine/columns.ts";
import { afterCursor } from "../engine/pages.ts";
import type { Session } from "../engine/session.ts";
import { COLUMNS } from "../engine/tables.ts";

const OCCUPYING: readonly BookingPaymentStatus[] = ["FREE", "PENDING", "PAID"];

/** Bookings, guarded against overlap by `booking_minutes`. */
export function bookingStore(session: Session): BookingStore {
  const { db, atomically } = session;
  const bookings = db.selectFrom("bookings").selectAll();
  return {
    byId: async (id) => (await bookings.where("id", "=", id).executeTakeFirst()) ?? null,
    standingOf: ({ bookerId, creatorId, now }) =>
      bookings
        .where("bookerId", "=", bookerId)
        .where("creatorId", "=", creatorId)
        .where("endsAt", ">", at(now))
        .where((is) =>
          is.or([
            is("paymentStatus", "in", ["FREE", "PAID"]),
            is.and([is("paymentStatus", "=", "PENDING"), is("holdExpiresAt", ">", at(now))]),
          ]),
        )
        .orderBy("startsAt")
        .execute(),
    pageOfBooker: ({ bookerId, now, limit, after }) =>
      bookings
        .where("bookerId", "=", bookerId)
        .where((is) =>
          is.or([
            is("paymentStatus", "in", ["FREE", "PAID", "REFUNDED"]),
            is.and([is("paymentStatus", "=", "PENDING"), is("holdExpiresAt", ">", at(now))]),
            is.exists(
              is
                .selectFrom("payments")
                .select("payments.id")
                .whereRef("payments.bookingId", "=", "bookings.id")
                .where("state", "=", "PROCESSING"),
            ),
          ]),
        )
        .where(afterCursor({ at: "startsAt", id: "id" }, after))
        .orderBy("startsAt", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .execute(),
    claim: (row) => atomically((inside) => claim(inside, row)),
    reclaim: (id) => atomically(async (inside) => occupy(inside, await lockedBooking(inside, id))),
    update: (id, changes) => atomically((inside) => update(inside, id, changes)),
    expireHolds: (query) =>
      atomically(async (inside) => {
        // The sweep over everybody is the time to tidy up; a booker does not wait for it.
        if (query.creatorId === null) await forgetPastMinutes(inside, query.now);
        return expireHolds(inside, query);
      }),
  };
}

async function claim(inside: Session, row: BookingRow): Promise<boolean> {
  await inside.db.insertInto("bookings").values(encode(row, COLUMNS.bookings)).execute();
  if (await occupy(inside, row)) return true;
  await inside.db.deleteFrom("bookings").where("id", "=", row.id).execute();
  return false;
}

type Changes = Parameters<BookingStore["update"]>[1];

async function update(inside: Session, id: string, changes: Changes): Promise<BookingRow> {
  const before = await lockedBooking(inside, id);
  if (Object.values(changes).every((value) => value === undefined)) return before;
  const after = await inside.db
    .updateTable("bookings")
    .set(encode(changes, COLUMNS.bookings))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (!isOccupying(after)) await release(inside, id);
  else if (!isOccupying(before) && !(await occupies(inside, after))) {
    throw new Error(`booking ${id} has lost its time`);
  }
  return after;
}

const isOccupying = (row: BookingRow): boolean => OCCUPYING.includes(row.paymentStatus);

async function lockedBooking({ db }: Session, id: string): Promise<BookingRow> {
  const row = await db
    .selectFrom("bookings")
    .selectAll()
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Error(`no row ${id}`);
  return row;
}

async function expireHolds(
  { db }: Session,
  { creatorId, now }: Parameters<BookingStore["expireHolds"]>[0],
): Promise<number> {
  const { holds } = await db
    .with("expired", (query) =>
      query
        .updateTable("bookings")
        .set({ paymentStatus: "EXPIRED", holdExpiresAt: null })
        .where("paymentStatus", "=", "PENDING")
        .where("holdExpiresAt", "<=", at(now))
        .$if(creatorId !== null, (some) => some.where("creatorId", "=", creatorId))
        .returning("id"),
    )
    .with("freed", (query) =>
      query
        .deleteFrom("bookingMinutes")
        .where("bookingId", "in", (expired) => expired.selectFrom("expired").select("id")),
    )
    .selectFrom("expired")
    .select(sql<string>`count(*)`.as("holds"))
    .executeTakeFirstOrThrow();
  return Number(holds);
}
