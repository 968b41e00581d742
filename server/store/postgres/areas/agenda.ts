import { type ExpressionBuilder, sql } from "kysely";
import { SESSION_MAX_MS } from "../../../../src/domain/shared/limits.ts";
import type { Instant, Interval } from "../../../../src/domain/time/instant.ts";
import type { Agenda, BookingRow } from "../../ports/bookings.ts";
import type { OutboxStore } from "../../ports/outbox.ts";
import { createAgenda } from "../../transitions/agenda.ts";
import type { Occupant } from "../../transitions/occupancy.ts";
import { at, encode } from "../engine/sql/columns.ts";
import type { Session } from "../engine/connections/session.ts";
import { COLUMNS } from "../../ports/tables.ts";
import type { Tables } from "../engine/sql/tables.ts";
import { occupy, release } from "./bookedHours.ts";
import { isHeld, isOccupying, standingRows } from "./bookings.ts";

/** Locks a creator's agenda until the transaction ends. Call it in a transaction. */
export async function lockAgenda(
  session: Session,
  { creatorId, outbox }: { creatorId: string; outbox: OutboxStore },
): Promise<Agenda> {
  await lockRow(session, { table: "agendas", id: creatorId });
  const { db } = session;
  const ofCreator = db.selectFrom("bookings").where("creatorId", "=", creatorId);
  const occupationOf = ({ startsAt, endsAt }: Occupant) => ({
    creatorId,
    interval: { start: startsAt, end: endsAt },
  });
  return createAgenda({
    outbox,
    table: {
      byId: async (id) =>
        (await ofCreator.selectAll().where("id", "=", id).executeTakeFirst()) ?? null,
      standingOf: (query) => standingRows(session, { ...query, creatorId }),
      countHoldsOf: (query) => countHoldsOf(session, query),
      isTaken: async ({ id, startsAt, endsAt }) =>
        (await ofCreator
          .select("id")
          .where("id", "<>", id)
          .where(isOccupying)
          .where((is) => isMeeting(is, { start: startsAt, end: endsAt }))
          .limit(1)
          .executeTakeFirst()) !== undefined,
      occupy: (booking) => occupy(session, occupationOf(booking)),
      release: (booking) => release(session, occupationOf(booking)),
      insert: async (row) => {
        await db.insertInto("bookings").values(encode(row, COLUMNS.bookings)).execute();
      },
      write: (id, changes): Promise<BookingRow> =>
        db
          .updateTable("bookings")
          .set(encode(changes, COLUMNS.bookings))
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirstOrThrow(),
      holdsOver: async ({ now, ...which }) => {
        let over = ofCreator
          .select("id")
          .where(isHeld)
          .where("holdExpiresAt", "<=", at(now))
          .orderBy("holdExpiresAt");
        if ("bookerId" in which) over = over.where("bookerId", "=", which.bookerId);
        if ("meeting" in which) over = over.where((is) => isMeeting(is, which.meeting));
        if ("limit" in which) over = over.limit(which.limit);
        const rows = await over.execute();
        return rows.map(({ id }) => id);
      },
    },
  });
}

/** Whether a booking overlaps the interval. */
function isMeeting(is: ExpressionBuilder<Tables, "bookings">, { start, end }: Interval) {
  return is.and([
    is("startsAt", "<", at(end)),
    is("endsAt", ">", at(start)),
    // Implied by the start, but only this bounds the index scan.
    is("endsAt", "<", at(end + SESSION_MAX_MS)),
  ]);
}

async function countHoldsOf(
  session: Session,
  { bookerId, now }: { bookerId: string; now: Instant },
): Promise<number> {
  await lockRow(session, { table: "bookers", id: bookerId });
  const { holds } = await session.db
    .selectFrom("bookings")
    .select((select) => select.fn.countAll<string>().as("holds"))
    .where("bookerId", "=", bookerId)
    .where(isHeld)
    .where("holdExpiresAt", ">", at(now))
    .executeTakeFirstOrThrow();
  return Number(holds);
}

/**
 * Locks a row that exists only to be locked, created if missing. A separate row: a write to a
 * person's record never waits for that person's agenda, nor vice versa.
 */
async function lockRow(
  { db }: Pick<Session, "db">,
  { table, id }: { table: "agendas" | "bookers"; id: string },
): Promise<void> {
  const name = sql.table(table);
  const lock = () => sql`select id from ${name} where id = ${id} for update`.execute(db);
  if ((await lock()).rows.length > 0) return;
  await sql`insert into ${name} (id) values (${id}) on conflict do nothing`.execute(db);
  await lock();
}
