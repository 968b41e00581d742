import { overlaps } from "../../../src/domain/time/intervals.ts";
import type { AvailabilityStore } from "../ports/availability.ts";
import { occupiesAt } from "../../../src/domain/bookings/lifecycle.ts";
import { intervalOf } from "./bookings.ts";
import { NO_RULES } from "../../../src/domain/time/bookingRules.ts";
import { calendarsOf } from "./calendars.ts";
import type { Access, Rows, State } from "./state.ts";
import { insertRow, putRow } from "./write.ts";

const only = <Row extends { creatorId: string }>(
  rows: ReadonlyMap<string, Row>,
  creatorId: string,
) => [...rows.values()].find((row) => row.creatorId === creatorId) ?? null;

type PerCreator = "availability" | "hoursExceptions" | "bookingRules";

function tableOf<T extends PerCreator>(state: State, table: T): ReadonlyMap<string, Rows[T]> {
  const tables: { [Name in PerCreator]: ReadonlyMap<string, Rows[Name]> } = state;
  return tables[table];
}

/** The creator's row becomes this one, but for its id. */
function replace<T extends PerCreator>(state: State, table: T, row: Rows[T]): Rows[T] {
  if (insertRow(state, table, row, { unless: KEYS[table] })) return row;
  const before = only<Rows[T]>(tableOf(state, table), row.creatorId);
  const saved = { ...row, id: before?.id ?? row.id };
  putRow(state, table, saved);
  return saved;
}

const KEYS = {
  availability: "availability_of_creator",
  hoursExceptions: "hours_exceptions_of_creator",
  bookingRules: "booking_rules_of_creator",
} as const satisfies Record<PerCreator, string>;

export function memoryAvailability({ read, write }: Access): AvailabilityStore {
  return {
    ofCreator: (creatorId) => read(({ availability }) => only(availability, creatorId)),
    scheduleOf: ({ creatorId, interval, now, holder, moved }) =>
      read((state) => {
        const hours = only(state.availability, creatorId)?.hours ?? null;
        const exceptions = only(state.hoursExceptions, creatorId)?.exceptions ?? [];
        return {
          hours: hours && { ...hours, exceptions },
          sessions: [...state.bookings.values()]
            .filter((row) => row.creatorId === creatorId && row.id !== moved)
            .filter((row) => row.state !== "HELD" || row.bookerId !== holder)
            .filter((row) => occupiesAt(row, now))
            .map((row) => ({ ...intervalOf(row), offerId: row.itemId }))
            .filter((time) => overlaps(time, interval)),
          rules: only(state.bookingRules, creatorId)?.rules ?? NO_RULES,
          calendars: calendarsOf(state, creatorId),
        };
      }),
    save: (row) => write((state) => replace(state, "availability", row)),
    exceptionsOf: (creatorId) => read(({ hoursExceptions }) => only(hoursExceptions, creatorId)),
    saveExceptions: (row) => write((state) => replace(state, "hoursExceptions", row)),
    rulesOf: (creatorId) => read(({ bookingRules }) => only(bookingRules, creatorId)),
    saveRules: (row) => write((state) => replace(state, "bookingRules", row)),
  };
}
