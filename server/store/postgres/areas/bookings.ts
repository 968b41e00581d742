import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from "kysely";
import {
  BOOKED_ONCE_STATES,
  LISTED_STANDINGS,
  OCCUPYING_STATES,
  columnsOf,
} from "../../../../src/domain/bookings/lifecycle.ts";
import type { BookingState, PaymentState } from "../../../../src/domain/generated/enums.ts";
import { SESSION_MAX_MS } from "../../../../src/domain/shared/limits.ts";
import type { Instant } from "../../../../src/domain/time/instant.ts";
import type { BookingRow, BookingStore } from "../../ports/bookings.ts";
import { at } from "../engine/sql/columns.ts";
import { afterCursor } from "../engine/sql/pages.ts";
import { isAnyOf, preparedQuery } from "../engine/sql/preparedQuery.ts";
import type { Session } from "../engine/connections/session.ts";
import type { Tables } from "../engine/sql/tables.ts";

const bookingsByIds = preparedQuery((db, { ids }: { ids: readonly string[] }) =>
  db.selectFrom("bookings").selectAll().where(isAnyOf("id", ids)),
);

const bookingByChannelId = preparedQuery((db, { channelId }: { channelId: string }) =>
  db.selectFrom("bookings").selectAll().where("channelId", "=", channelId),
);

/** Bookings, to be read. */
export function bookingStore(session: Session): BookingStore {
  const bookings = session.db.selectFrom("bookings").selectAll();
  return {
    byId: async (id) => (await bookings.where("id", "=", id).executeTakeFirst()) ?? null,
    byChannelId: async (channelId) => (await bookingByChannelId(session, { channelId }))[0] ?? null,
    byIds: async (ids) => (ids.length === 0 ? [] : bookingsByIds(session, { ids })),
    standingOf: (query) => standingRows(session, query),
    pageOfBooker: ({ bookerId, now, limit, after }) =>
      bookings
        .where("bookerId", "=", bookerId)
        .where((is) => is.or([isListed(is, now), isPaymentProcessing({ bookerId })]))
        .where(afterCursor({ at: "startsAt", id: "id" }, after))
        .orderBy("startsAt", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .execute(),
    pageOfCreator: ({ creatorId, period, now, limit, after }) => {
      const isEarliestFirst = period === "COMING";
      const direction = isEarliestFirst ? "asc" : "desc";
      return bookings
        .where("creatorId", "=", creatorId)
        .where(wasBookedOnce)
        .where((is) =>
          isEarliestFirst
            ? is.and([
                is("state", "=", "CONFIRMED"),
                is("endsAt", ">", at(now)),
                // The index is by start, and no start is further from its end.
                is("startsAt", ">", at(now - SESSION_MAX_MS)),
              ])
            : is.or([is("state", "=", "CANCELLED"), is("endsAt", "<=", at(now))]),
        )
        .where(afterCursor({ at: "startsAt", id: "id" }, after, { isEarliestFirst }))
        .orderBy("startsAt", direction)
        .orderBy("id", direction)
        .limit(limit)
        .execute();
    },
    pageOfCalendar: ({ userId, as, state, endsAfter, limit, after }) =>
      bookings
        .where(as === "BOOKER" ? "bookerId" : "creatorId", "=", userId)
        .where("state", "=", state)
        .where("endsAt", ">", at(endsAfter))
        // The indices are by start, and no start is further from its end.
        .where("startsAt", ">", at(endsAfter - SESSION_MAX_MS))
        .where(afterCursor({ at: "startsAt", id: "id" }, after, { isEarliestFirst: true }))
        .orderBy("startsAt")
        .orderBy("id")
        .limit(limit)
        .execute(),
  };
}

type Bookings = ExpressionBuilder<Tables, "bookings">;

interface GivenStanding {
  bookerId: string;
  creatorId: string;
  now: Date;
}

const standing = preparedQuery((db, { bookerId, creatorId, now }: GivenStanding) =>
  db
    .selectFrom("bookings")
    .selectAll()
    .where("bookerId", "=", bookerId)
    .where("creatorId", "=", creatorId)
    .where("endsAt", ">", sql<Instant>`${now}`)
    .where(isOccupying)
    .where((is) => isNotOver(is, sql<Instant>`${now}`))
    .orderBy("startsAt"),
);

/** A booker's held or booked sessions with a creator that aren't over. */
export function standingRows(
  session: Pick<Session, "db" | "read">,
  { now, ...whose }: { bookerId: string; creatorId: string; now: Instant },
): Promise<BookingRow[]> {
  return standing(session, { ...whose, now: new Date(now) });
}

/**
 * As literals: the planner matches a partial index by its predicate, which can't have parameters.
 */
export const isOccupying = sql<SqlBool>`state in (${sql.join(OCCUPYING_STATES.map((state) => sql.lit(state)))})`;
const wasBookedOnce = sql<SqlBool>`state in (${sql.join(BOOKED_ONCE_STATES.map((state) => sql.lit(state)))})`;
export const isHeld = sql<SqlBool>`state = ${sql.lit("HELD" satisfies BookingState)}`;

/** Excludes expired holds: only held bookings have an expiry. */
function isNotOver(is: Bookings, now: RawBuilder<Instant>) {
  return is.or([is("holdExpiresAt", "is", null), is("holdExpiresAt", ">", now)]);
}

function isListed(is: Bookings, now: Instant) {
  const pairs = LISTED_STANDINGS.map(columnsOf).map(
    ({ state, paymentStatus }) => sql`(${sql.lit(state)}, ${sql.lit(paymentStatus)})`,
  );
  const isAmong = sql<boolean>`(${sql.ref("state")}, ${sql.ref("paymentStatus")}) in (${sql.join(pairs)})`;
  return is.and([isAmong, isNotOver(is, at(now))]);
}

/** As a list of ids: the planner then reads the listed ones and these, and no lapsed holds. */
function isPaymentProcessing({ bookerId }: { bookerId: string }) {
  return sql<SqlBool>`${sql.ref("id")} = any(array(
    select booking_id from payments
    where buyer_id = ${bookerId} and state = ${sql.lit("PROCESSING" satisfies PaymentState)}))`;
}
