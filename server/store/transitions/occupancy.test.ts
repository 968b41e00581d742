import { describe, expect, it } from "vitest";
import { HOUR_MS } from "../../../src/domain/shared/limits.ts";
import { overlaps } from "../../../src/domain/time/intervals.ts";
import { type OccupancyTable, type Occupant, moveOccupancy, wholeMinutesOf } from "./occupancy.ts";

const at = (id: string, hour: number): Occupant => ({
  id,
  startsAt: hour * HOUR_MS,
  endsAt: (hour + 1) * HOUR_MS,
});

/** `seen` is what the bookings show, `guarded` what only the guard knows. */
function tableWith({ seen = [] as Occupant[], guarded = [] as Occupant[] }) {
  let marks = [...seen, ...guarded];
  const meets = (a: Occupant, b: Occupant) => overlaps(wholeMinutesOf(a), wholeMinutesOf(b));
  const table: OccupancyTable = {
    isTaken: async (booking) => seen.some((one) => one.id !== booking.id && meets(one, booking)),
    occupy: async (booking) => {
      if (marks.some((one) => meets(one, booking))) return false;
      marks.push(booking);
      return true;
    },
    release: async (booking) => {
      marks = marks.filter((one) => one.startsAt !== booking.startsAt);
    },
  };
  return {
    table,
    marked: () => marks.map(({ startsAt }) => startsAt / HOUR_MS).toSorted((a, b) => a - b),
  };
}

describe("the time that a booking occupies", () => {
  it("is taken, released, and exchanged for another", async () => {
    const { table, marked } = tableWith({});
    expect(await moveOccupancy(table, { from: null, to: at("one", 1) })).toBe(true);
    expect(marked()).toEqual([1]);
    expect(await moveOccupancy(table, { from: at("one", 1), to: at("one", 2) })).toBe(true);
    expect(marked()).toEqual([2]);
    expect(await moveOccupancy(table, { from: at("one", 2), to: null })).toBe(true);
    expect(marked()).toEqual([]);
  });

  it("can be exchanged for one that overlaps it", async () => {
    const { table, marked } = tableWith({ seen: [at("one", 1)] });
    expect(await moveOccupancy(table, { from: at("one", 1), to: at("one", 1.5) })).toBe(true);
    expect(marked()).toEqual([1.5]);
  });

  it("stays as it was when the other is taken", async () => {
    const { table, marked } = tableWith({ seen: [at("one", 1), at("other", 2)] });
    expect(await moveOccupancy(table, { from: at("one", 1), to: at("one", 2) })).toBe(false);
    expect(marked()).toEqual([1, 2]);
  });

  it("is restored when only the guard refuses the other", async () => {
    const { table, marked } = tableWith({ seen: [at("one", 1)], guarded: [at("other", 2)] });
    expect(await moveOccupancy(table, { from: at("one", 1), to: at("one", 2) })).toBe(false);
    expect(marked()).toEqual([1, 2]);
  });
});
