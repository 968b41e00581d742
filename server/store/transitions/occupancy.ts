import { wholeMinutes } from "../../../src/domain/time/intervals.ts";
import type { Interval } from "../../../src/domain/time/instant.ts";
import type { BookingRow } from "../ports/bookings.ts";

/** A booking that occupies its time. */
export type Occupant = Pick<BookingRow, "id" | "startsAt" | "endsAt">;

/** What a store implements for the times of a creator's bookings, under the agenda's lock. */
export interface OccupancyTable {
  /** Whether it overlaps another booking that occupies its time. */
  isTaken(booking: Occupant): Promise<boolean>;
  /** Marks the time as occupied. False, with nothing marked, when some of it is already. */
  occupy(booking: Occupant): Promise<boolean>;
  release(booking: Occupant): Promise<void>;
}

/**
 * Releases the time that a booking occupied and takes its new one; null is no time. False, with the
 * former time restored, when the new one is taken. Overlaps are checked twice: by the bookings,
 * under the lock, and by the engine's own guard, which refuses an overlap even where the lock or
 * the program failed.
 */
export async function moveOccupancy(
  table: OccupancyTable,
  { from, to }: { from: Occupant | null; to: Occupant | null },
): Promise<boolean> {
  if (to !== null && (await table.isTaken(to))) return false;
  if (from !== null) await table.release(from);
  if (to === null || (await table.occupy(to))) return true;
  if (from !== null && !(await table.occupy(from))) {
    throw new Error(`the time of ${from.id} is occupied twice`);
  }
  return false;
}

/** The minutes that a booking occupies. */
export function wholeMinutesOf({ startsAt, endsAt }: Occupant): Interval {
  return wholeMinutes({ start: startsAt, end: endsAt });
}
