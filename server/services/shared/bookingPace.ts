import { refuse } from "../../../src/domain/shared/errors.ts";

/**
 * The pace at which a process begins to book times of one creator, so that a crowd at one creator
 * doesn't starve everyone else.
 */
export interface BookingPace {
  /** Resolves when the next booking may begin. Refuses with `UNAVAILABLE` when that is too late. */
  next(creatorId: string): Promise<void>;
}

/** Interval between bookings of one creator, in milliseconds: about 110 per second. */
export const PACE_MS = 9;
/**
 * A longer wait, behind some 200 others, is refused. Together with the database's deadlines
 * (`DEADLINES`), it is less than a call may take.
 */
export const PACE_WAIT_MS = 1_800;

/** Makes the pace of a process; `monotonic` is a clock in milliseconds that does not go back. */
export function createBookingPace({ monotonic }: { monotonic: () => number }): BookingPace {
  /** When the next booking of each creator may begin. Past entries are evicted lazily. */
  const beginnings = new Map<string, number>();
  const forgetPast = (now: number) => {
    for (const [creatorId, begins] of beginnings) {
      if (begins > now) return;
      beginnings.delete(creatorId);
    }
  };
  return {
    next: async (creatorId) => {
      const now = monotonic();
      forgetPast(now);
      const begins = Math.max(now, beginnings.get(creatorId) ?? now);
      const wait = begins - now;
      if (wait > PACE_WAIT_MS) refuse("UNAVAILABLE");
      beginnings.delete(creatorId);
      beginnings.set(creatorId, begins + PACE_MS);
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    },
  };
}
