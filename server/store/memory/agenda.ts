import { isHoldOver } from "../../../src/domain/bookings/lifecycle.ts";
import { overlaps } from "../../../src/domain/time/intervals.ts";
import type { Agenda, BookingRow } from "../ports/bookings.ts";
import type { OutboxStore } from "../ports/outbox.ts";
import { createAgenda } from "../transitions/agenda.ts";
import { intervalOf, isTaken, standingRows } from "./bookings.ts";
import type { Access, State } from "./state.ts";
import { ANY_KEY, insertRow, updateRow } from "./write.ts";

/** A creator's agenda. Transactions are serial here: being in one is holding every lock. */
export async function memoryAgenda(
  { read, write }: Access,
  { creatorId, outbox }: { creatorId: string; outbox: OutboxStore },
): Promise<Agenda> {
  await write((state) => insertRow(state, "agendas", { id: creatorId }, { unless: ANY_KEY }));
  const ofCreator = (state: State, id: string): BookingRow | null => {
    const row = state.bookings.get(id);
    return row?.creatorId === creatorId ? row : null;
  };
  return createAgenda({
    outbox,
    table: {
      byId: (id) => read((state) => ofCreator(state, id)),
      standingOf: (query) => read((state) => standingRows(state, { ...query, creatorId })),
      countHoldsOf: ({ bookerId, now }) =>
        write((state) => {
          insertRow(state, "bookers", { id: bookerId }, { unless: ANY_KEY });
          return [...state.bookings.values()].filter(
            (row) => row.bookerId === bookerId && row.state === "HELD" && !isHoldOver(row, now),
          ).length;
        }),
      isTaken: (wanted) => read((state) => isTaken(state, { ...wanted, creatorId })),
      // The rows themselves are the mark.
      occupy: async () => true,
      release: async () => undefined,
      insert: async (row) => void (await write((state) => insertRow(state, "bookings", row))),
      write: (id, changes) => write((state) => updateRow(state, "bookings", id, changes)),
      holdsOver: ({ now, ...which }) =>
        read((state) => {
          const over = [...state.bookings.values()].filter(
            (row) =>
              row.creatorId === creatorId &&
              isHoldOver(row, now) &&
              (!("bookerId" in which) || row.bookerId === which.bookerId) &&
              (!("meeting" in which) || overlaps(intervalOf(row), which.meeting)),
          );
          const byEnd = over.toSorted((a, b) => (a.holdExpiresAt ?? 0) - (b.holdExpiresAt ?? 0));
          const count = "limit" in which ? which.limit : byEnd.length;
          return byEnd.slice(0, count).map(({ id }) => id);
        }),
    },
  });
}
