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
import {
  type Agenda,
  type BookingRow,
  HELD_AT_FIRST,
  type NewHold,
  type OverHolds,
  type Step,
} from "../ports/bookings.ts";
import type { OutboxStore } from "../ports/outbox.ts";
import { type OccupancyTable, type Occupant, moveOccupancy, wholeMinutesOf } from "./occupancy.ts";

/** What a store implements for a creator's agenda, under its lock. */
export interface AgendaTable
  extends OccupancyTable, Pick<Agenda, "standingOf" | "countHoldsOf" | "byId"> {
  insert(row: BookingRow): Promise<void>;
  write(id: string, changes: BookingChanges): Promise<BookingRow>;
  /** Ids of the expired holds, earliest first. */
  holdsOver(query: OverHolds): Promise<string[]>;
}

export type BookingChanges = BookingColumns &
  Partial<
    Pick<
      BookingRow,
      "startsAt" | "endsAt" | "holdExpiresAt" | "meetingPlace" | keyof typeof HELD_AT_FIRST
    >
  >;

/** The transitions of a booking's life over an engine's table. */
export function createAgenda(options: { table: AgendaTable; outbox: OutboxStore }): Agenda {
  const { table, outbox } = options;

  /** Moves what a booking occupies. Expired holds yield; no others are checked. */
  const occupyInstead = async (
    times: Parameters<typeof moveOccupancy>[1],
    now: Instant,
  ): Promise<boolean> => {
    if (await moveOccupancy(table, times)) return true;
    if (times.to === null) return false;
    const gaveWay = await lapseOver({ now, meeting: wholeMinutesOf(times.to) });
    return gaveWay > 0 && moveOccupancy(table, times);
  };

  const hold = async (wanted: NewHold): Promise<BookingRow | null> => {
    const isFree = wanted.priceInCents === 0;
    const row: BookingRow = {
      ...wanted,
      ...HELD_AT_FIRST,
      state: "HELD",
      paymentStatus: isFree ? "FREE" : "PENDING",
    };
    if (!(await occupyInstead({ from: null, to: row }, row.createdAt))) return null;
    await table.insert(row);
    await outbox.append({
      name: BOOKING_HOLD.emits,
      subjectId: row.id,
      dueAt: wanted.holdExpiresAt,
      at: row.createdAt,
    });
    return row;
  };

  /** Attempts a transition. Null, with nothing written, when it needs a time that is taken. */
  const tryTransition = async (
    name: BookingTransitionName,
    { id, at }: Step,
    changes: Partial<BookingChanges> = {},
  ): Promise<BookingRow | null> => {
    const before = (await table.byId(id)) ?? missing(id);
    const columns = afterBookingTransition(name, before) ?? impossible(name, before);
    const after = { ...before, ...columns, ...changes };
    const times = { from: occupies(before) ? before : null, to: occupies(after) ? after : null };
    if (!isSameTime(times) && !(await occupyInstead(times, at))) return null;
    const written = await table.write(id, {
      ...columns,
      ...(columns.state === "HELD" ? {} : { holdExpiresAt: null }),
      ...changes,
    });
    const { emits } = BOOKING_TRANSITIONS[name];
    await outbox.append({ name: emits, subjectId: id, dueAt: at, at });
    return written;
  };

  /** Makes a transition that can't conflict with another booking's time. */
  const transition = async (...step: Parameters<typeof tryTransition>): Promise<BookingRow> =>
    (await tryTransition(...step)) ?? impossible(step[0], null);

  const move: Agenda["move"] = async ({ startsAt, endsAt, ...step }) => {
    const { startsAt: from, moves } = (await table.byId(step.id)) ?? missing(step.id);
    const made = { from, to: startsAt, at: step.at, by: "BOOKER" as const };
    return tryTransition("move", step, { startsAt, endsAt, moves: [...moves, made] });
  };

  const changePlace: Agenda["changePlace"] = async ({ meetingPlace, ...step }) => {
    const { placeChangeCount } = (await table.byId(step.id)) ?? missing(step.id);
    const changed = { placeChangeCount: placeChangeCount + 1, placeChangedAt: step.at };
    return transition("changePlace", step, { meetingPlace, ...changed });
  };

  const lapseOver = async (query: OverHolds): Promise<number> => {
    const ids = await table.holdsOver(query);
    for (const id of ids) await transition("lapse", { id, at: query.now });
    return ids.length;
  };

  return {
    standingOf: (query) => table.standingOf(query),
    byId: (id) => table.byId(id),
    countHoldsOf: (query) => table.countHoldsOf(query),
    hold,
    answer: ({ intakes, ...step }) => transition("answer", step, { intakes }),
    confirm: ({ intakes, ...step }) =>
      transition("confirm", step, { intakes, confirmedAt: step.at }),
    move,
    changePlace,
    pay: (step) => tryTransition("pay", step, { confirmedAt: step.at }),
    cancel: ({ cancellation, ...step }) => transition("cancel", step, { cancellation }),
    lapse: (step) => transition("lapse", step),
    fail: (step) => transition("fail", step),
    refund: (step) => transition("refund", step),
    lapseOver,
  };
}

function occupies(columns: BookingColumns): boolean {
  const standing = standingOf(columns);
  return standing !== null && BOOKING_STANDINGS[standing].occupies;
}

function isSameTime({ from, to }: { from: Occupant | null; to: Occupant | null }): boolean {
  return from?.startsAt === to?.startsAt && from?.endsAt === to?.endsAt;
}

function missing(id: string): never {
  throw new Error(`no row ${id}`);
}

function impossible(name: string, from: BookingColumns | null): never {
  throw new Error(`no ${name} from ${from?.state}/${from?.paymentStatus}`);
}
