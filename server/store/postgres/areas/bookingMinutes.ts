import { sql } from "kysely";
import type { BookingRow } from "../../ports/bookings.ts";
import type { Instant } from "../../../../src/domain/time/instant.ts";
import type { Session } from "../engine/session.ts";

/*
 * No two bookings of one creator overlap because every minute that is occupied is a row, and the key
 * of that table is creator and minute. A plain unique key refuses overlaps on every engine that speaks
 * PostgreSQL's language, whatever else it lacks.
 */

type Occupant = Pick<BookingRow, "id" | "creatorId" | "startsAt" | "endsAt">;

const minuteOf = (instant: Instant): number => Math.floor(instant / 60_000);

/**
 * Occupies the booking's minutes, unless it has them already. False when another booking has one of
 * them: then none is kept. To be called in a transaction.
 */
export async function occupy({ db }: Session, booking: Occupant): Promise<boolean> {
  const { id, creatorId, startsAt, endsAt } = booking;
  const [first, last] = [minuteOf(startsAt), minuteOf(endsAt - 1)];
  const taken = await sql`
    insert into booking_minutes (creator_id, minute, booking_id)
    select ${creatorId}, minute, ${id} from generate_series(${first}::int, ${last}::int) as minute
    on conflict do nothing
    returning minute`.execute(db);
  if (taken.rows.length === last - first + 1) return true;
  if (await occupies({ db }, booking)) return true;
  await db.deleteFrom("bookingMinutes").where("bookingId", "=", id).execute();
  return false;
}

/** Whether the booking has all of its minutes. */
export async function occupies({ db }: Pick<Session, "db">, booking: Occupant): Promise<boolean> {
  const { minutes } = await db
    .selectFrom("bookingMinutes")
    .select((select) => select.fn.countAll<string>().as("minutes"))
    .where("bookingId", "=", booking.id)
    .executeTakeFirstOrThrow();
  return Number(minutes) === minuteOf(booking.endsAt - 1) - minuteOf(booking.startsAt) + 1;
}

/** Sets the booking's time free. */
export async function release({ db }: Session, bookingId: string): Promise<void> {
  await db.deleteFrom("bookingMinutes").where("bookingId", "=", bookingId).execute();
}

/** Deletes what is over: nobody books the past, and the guard's table stays small. */
export async function forgetPastMinutes({ db }: Session, now: Instant): Promise<void> {
  await db.deleteFrom("bookingMinutes").where("minute", "<", minuteOf(now)).execute();
}
