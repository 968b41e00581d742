import { sql } from "kysely";
import { HOUR_MS, MINUTE_MS } from "../../../../src/domain/shared/limits.ts";
import type { Interval } from "../../../../src/domain/time/instant.ts";
import { wholeMinutes } from "../../../../src/domain/time/intervals.ts";
import type { Session } from "../engine/connections/session.ts";

/*
 * No two bookings of one creator overlap because each hour in which something is booked is a row
 * with a bit per minute, and no bit is set twice. A plain key and a conditional update refuse
 * overlaps on every engine that speaks PostgreSQL's language, whatever else it lacks.
 */

/** Some minutes of an hour, counted from 1970: bit 0 is its first minute. */
interface HourOfMinutes {
  hour: number;
  minutes: bigint;
}

/** The minutes that an interval touches, by hour. */
function hoursOf(interval: Interval): HourOfMinutes[] {
  const { start, end } = wholeMinutes(interval);
  const [first, last] = [start / MINUTE_MS, end / MINUTE_MS - 1];
  const hours: HourOfMinutes[] = [];
  for (let minute = first; minute <= last;) {
    const hour = Math.floor((minute * MINUTE_MS) / HOUR_MS);
    const from = minute - hour * 60;
    const to = Math.min(last - hour * 60, 59);
    const count = BigInt(to - from + 1);
    hours.push({ hour, minutes: ((1n << count) - 1n) << BigInt(from) });
    minute = (hour + 1) * 60;
  }
  return hours;
}

interface Occupation {
  creatorId: string;
  interval: Interval;
}

/**
 * Occupies the minutes of the interval. False, with nothing changed, when any of them is occupied.
 * Call it in a transaction.
 */
export async function occupy(session: Session, occupation: Occupation): Promise<boolean> {
  const { creatorId, interval } = occupation;
  const wanted = hoursOf(interval);
  const taken = await sql<{ hour: number }>`
    insert into booked_hours (creator_id, hour, minutes)
    select ${creatorId}, hour, minutes from ${listed(wanted)}
    on conflict (creator_id, hour) do update
    set minutes = booked_hours.minutes | excluded.minutes
    where booked_hours.minutes & excluded.minutes = 0
    returning hour`.execute(session.db);
  if (taken.rows.length === wanted.length) return true;
  const mine = new Set(taken.rows.map(({ hour }) => hour));
  await clear(session, { creatorId, hours: wanted.filter(({ hour }) => mine.has(hour)) });
  return false;
}

/** Releases the minutes of the interval. */
export function release(session: Session, { creatorId, interval }: Occupation): Promise<void> {
  return clear(session, { creatorId, hours: hoursOf(interval) });
}

async function clear(
  { db }: Pick<Session, "db">,
  { creatorId, hours }: { creatorId: string; hours: readonly HourOfMinutes[] },
): Promise<void> {
  if (hours.length === 0) return;
  await sql`
    with given as (select hour, minutes from ${listed(hours)}),
    emptied as (
      delete from booked_hours as booked using given
      where booked.creator_id = ${creatorId} and booked.hour = given.hour
      and booked.minutes & ~given.minutes = 0
    )
    update booked_hours as booked set minutes = booked.minutes & ~given.minutes from given
    where booked.creator_id = ${creatorId} and booked.hour = given.hour
    and booked.minutes & ~given.minutes <> 0`.execute(db);
}

/**
 * The hours as a relation `(hour, minutes)`, in the order in which every transaction locks them.
 */
function listed(hours: readonly HourOfMinutes[]) {
  const numbers = hours.map(({ hour }) => hour);
  const minutes = hours.map((one) => one.minutes.toString());
  return sql`unnest(${numbers}::int[], ${minutes}::bigint[]) as wanted (hour, minutes)`;
}
