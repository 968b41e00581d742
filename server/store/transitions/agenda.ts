import {
  BOOKING_HOLD,
  BOOKING_STANDINGS,
  BOOKING_TRANSITIONS,
  type BookingColumns,
  type BookingTransitionName,
  afterBookingTransition,
  standingOf,
} from "../../../src/domain/bookings/lifecycle.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { Agenda, BookingRow, NewHold, Step } from "../ports/bookings.ts";
import type { OutboxStore } from "../ports/outbox.ts";

/** What a store implements for a creator's agenda, behind its lock. */
export interface AgendaTable extends Pick<Agenda, "standingOf" | "countHoldsOf" | "byId"> {
  /** Whether another booking that occupies its time overlaps. */
  isTaken(booking: Occupant): Promise<boolean>;
  /** Marks the time as occupied. False, with nothing marked, when some of it is already. */
  occupy(booking: Occupant): Promise<boolean>;
  release(booking: Occupant): Promise<void>;
  insert(row: BookingRow): Promise<void>;
  write(id: string, changes: BookingChanges): Promise<BookingRow>;
  /** Ids of the holds that have run out. */
  holdsOver(query: { now: Instant }): Promise<string[]>;
}

export type Occupant = Pick<BookingRow, "id" | "startsAt" | "endsAt">;

export type BookingChanges = BookingColumns &
  Partial<Pick<BookingRow, "holdExpiresAt" | "confirmedAt" | "intakes">>;

/** The transitions of a booking's life over an engine's table. */
export function createAgenda(options: { table: AgendaTable; outbox: OutboxStore }): Agenda {
  const { table, outbox } = options;

  /**
   * Overlaps are checked twice: by the bookings, under the lock, and by the engine's own guard,
   * which refuses an overlap even where the lock or the program failed.
   */
  const take = async (booking: Occupant): Promise<boolean> =>
    !(await table.isTaken(booking)) && table.occupy(booking);

  const hold = async (wanted: NewHold): Promise<BookingRow | null> => {
    const isFree = wanted.priceInCents === 0;
    const row: BookingRow = {
      ...wanted,
      state: "HELD",
      paymentStatus: isFree ? "FREE" : "PENDING",
      confirmedAt: null,
      intakes: [],
    };
    if (!(await take(row))) return null;
    await table.insert(row);
    await outbox.append({
      name: BOOKING_HOLD.emits,
      subjectId: row.id,
      dueAt: wanted.holdExpiresAt,
      at: row.createdAt,
    });
    return row;
  };

  const move = async (
    name: BookingTransitionName,
    { id, at }: Step,
    changes: Partial<BookingChanges> = {},
  ): Promise<BookingRow | null> => {
    const before = (await table.byId(id)) ?? missing(id);
    const after = afterBookingTransition(name, before) ?? impossible(name, before);
    if (!occupies(before) && occupies(after) && !(await take(before))) return null;
    const written = await table.write(id, {
      ...after,
      ...(after.state === "HELD" ? {} : { holdExpiresAt: null }),
      ...changes,
    });
    if (occupies(before) && !occupies(after)) await table.release(before);
    const { emits } = BOOKING_TRANSITIONS[name];
    await outbox.append({ name: emits, subjectId: id, dueAt: at, at });
    return written;
  };

  /** For transitions that never have to take a time anew. */
  const moveOn = async (...step: Parameters<typeof move>): Promise<BookingRow> =>
    (await move(...step)) ?? impossible(step[0], null);

  return {
    standingOf: (query) => table.standingOf(query),
    byId: (id) => table.byId(id),
    countHoldsOf: (query) => table.countHoldsOf(query),
    hold,
    answer: ({ intakes, ...step }) => moveOn("answer", step, { intakes }),
    confirm: ({ intakes, ...step }) => moveOn("confirm", step, { intakes, confirmedAt: step.at }),
    pay: (step) => move("pay", step, { confirmedAt: step.at }),
    lapse: (step) => moveOn("lapse", step),
    fail: (step) => moveOn("fail", step),
    refund: (step) => moveOn("refund", step),
    lapseOver: async ({ now }) => {
      const ids = await table.holdsOver({ now });
      for (const id of ids) await moveOn("lapse", { id, at: now });
      return ids.length;
    },
  };
}

function occupies(columns: BookingColumns): boolean {
  const standing = standingOf(columns);
  return standing !== null && BOOKING_STANDINGS[standing].occupies;
}

function missing(id: string): never {
  throw new Error(`no row ${id}`);
}

function impossible(name: string, from: BookingColumns | null): never {
  throw new Error(`no ${name} from ${from?.state}/${from?.paymentStatus}`);
}
