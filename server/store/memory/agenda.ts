import { isHoldOver, standingOf } from "../../../src/domain/bookings/lifecycle.ts";
import type { Agenda, BookingRow } from "../ports/bookings.ts";
import type { OutboxStore } from "../ports/outbox.ts";
import { createAgenda } from "../transitions/agenda.ts";
import { isTaken, standingRows } from "./bookings.ts";
import { type Access, type State, existing } from "./state.ts";

/** A creator's agenda. Transactions run one after the other here: whoever is in one has every lock. */
export function memoryAgenda(
  { read, write }: Access,
  { creatorId, outbox }: { creatorId: string; outbox: OutboxStore },
): Agenda {
  const ofCreator = (state: State, id: string): BookingRow | null => {
    const row = state.bookings.get(id);
    return row?.creatorId === creatorId ? row : null;
  };
  const put = (state: State, row: BookingRow): BookingRow => {
    state.bookings.set(row.id, checked(row));
    return row;
  };
  return createAgenda({
    outbox,
    table: {
      byId: (id) => read((state) => ofCreator(state, id)),
      standingOf: (query) => read((state) => standingRows(state, { ...query, creatorId })),
      countHoldsOf: ({ bookerId, now }) =>
        read(
          (state) =>
            [...state.bookings.values()].filter(
              (row) => row.bookerId === bookerId && row.state === "HELD" && !isHoldOver(row, now),
            ).length,
        ),
      isTaken: (wanted) => read((state) => isTaken(state, { ...wanted, creatorId })),
      // The rows themselves are the mark.
      occupy: async () => true,
      release: async () => undefined,
      insert: async (row) => void (await write((state) => put(state, row))),
      write: (id, changes) =>
        write((state) => put(state, { ...existing(state.bookings, id), ...changes })),
      holdsOver: ({ now }) =>
        read((state) =>
          [...state.bookings.values()]
            .filter((row) => row.creatorId === creatorId && isHoldOver(row, now))
            .map(({ id }) => id),
        ),
    },
  });
}

/** The constraints of the database's table: a row that it would refuse is refused here too. */
function checked(row: BookingRow): BookingRow {
  const { state, holdExpiresAt, confirmedAt } = row;
  const isSound =
    standingOf(row) !== null &&
    (state === "HELD") === (holdExpiresAt !== null) &&
    (state === "CONFIRMED" || state === "CANCELLED") === (confirmedAt !== null) &&
    row.endsAt > row.startsAt;
  if (!isSound) throw new Error(`check: a booking cannot be ${JSON.stringify(row)}`);
  return row;
}
