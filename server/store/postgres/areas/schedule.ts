import { sql, type ExpressionBuilder } from "kysely";
import { SESSION_MAX_MS } from "../../../../src/domain/shared/limits.ts";
import { NO_RULES } from "../../../../src/domain/time/bookingRules.ts";
import type { Instant } from "../../../../src/domain/time/instant.ts";
import type { Schedule, AvailabilityStore } from "../../ports/availability.ts";
import type { CalendarProfileRow } from "../../ports/calendars.ts";
import { milliseconds, rowAsJson } from "../engine/sql/columns.ts";
import { isOccupying } from "./bookings.ts";
import { preparedQuery } from "../engine/sql/preparedQuery.ts";
import type { Session } from "../engine/connections/session.ts";
import { COLUMNS } from "../../ports/tables.ts";
import type { Tables } from "../engine/sql/tables.ts";

/*
 * The read behind every calendar that a visitor sees. One row: each read costs more than what it
 * finds, and hundreds of bookings as separate rows take ten times as long as one list.
 */

interface Given {
  creatorId: string;
  holder: string | null;
  moved: string | null;
  start: Date;
  end: Date;
  /** When the last booking that begins before the end is over. */
  lastEnd: Date;
  now: Date;
}

type Select = ExpressionBuilder<Tables, never>;

const agendas = preparedQuery((db, given: Given) =>
  db.selectNoFrom((select) => [
    hoursOf(select, given).as("hours"),
    exceptionsOf(select, given).as("exceptions"),
    rulesOf(select, given).as("rules"),
    sessionsOf(select, given).as("sessions"),
    calendarsOf(select, given).as("calendars"),
  ]),
);

/** See `AvailabilityStore`. */
export async function readSchedule(
  session: Session,
  { interval, now, ...whose }: Parameters<AvailabilityStore["scheduleOf"]>[0],
): Promise<Schedule> {
  const [agenda] = await agendas(session, {
    ...whose,
    start: new Date(interval.start),
    end: new Date(interval.end),
    lastEnd: new Date(interval.end + SESSION_MAX_MS),
    now: new Date(now),
  });
  const hours = agenda?.hours ?? null;
  return {
    hours: hours && { ...hours, exceptions: agenda?.exceptions ?? [] },
    sessions: (agenda?.sessions ?? []).map(([start, end, offerId]) => ({ start, end, offerId })),
    rules: agenda?.rules ?? NO_RULES,
    calendars: agenda?.calendars ?? [],
  };
}

function hoursOf(select: Select, { creatorId }: Given) {
  return select.selectFrom("availability").select("hours").where("creatorId", "=", creatorId);
}

function exceptionsOf(select: Select, { creatorId }: Given) {
  return select
    .selectFrom("hoursExceptions")
    .select("exceptions")
    .where("creatorId", "=", creatorId);
}

function rulesOf(select: Select, { creatorId }: Given) {
  return select.selectFrom("bookingRules").select("rules").where("creatorId", "=", creatorId);
}

function sessionsOf(select: Select, given: Given) {
  const { creatorId, holder, moved, start, end, lastEnd, now } = given;
  return (
    select
      .selectFrom("bookings")
      .select(
        sql<[start: Instant, end: Instant, offerId: string][] | null>`json_agg(json_build_array(
        ${milliseconds("startsAt")}, ${milliseconds("endsAt")}, ${sql.ref("itemId")}))`.as("times"),
      )
      .where("creatorId", "=", creatorId)
      .where("id", "is distinct from", moved)
      .where("startsAt", "<", sql<Instant>`${end}`)
      .where("endsAt", ">", sql<Instant>`${start}`)
      // Implied by the start, but only this bounds the index scan.
      .where("endsAt", "<", sql<Instant>`${lastEnd}`)
      .where(isOccupying)
      .where((is) =>
        is.or([
          is("holdExpiresAt", "is", null),
          is.and([
            is("holdExpiresAt", ">", sql<Instant>`${now}`),
            is("bookerId", "is distinct from", holder),
          ]),
        ]),
      )
  );
}

function calendarsOf(select: Select, { creatorId }: Given) {
  return select
    .selectFrom("calendarProfiles")
    .select(
      sql<
        CalendarProfileRow[] | null
      >`json_agg(${rowAsJson(COLUMNS.calendarProfiles)} order by id)`.as("profiles"),
    )
    .where("ownerId", "=", creatorId);
}
