import { refuse } from "../../src/domain/shared/errors.ts";
import { withTimeout } from "./withTimeout.ts";

/** Releases a place; call it once. */
export type Leave = () => void;

/** Lets a limited number in at once; others wait in order, bounded in number and time. */
export interface ConcurrencyLimit {
  /** Waits for a place. Refuses with `UNAVAILABLE` when too many wait, or it takes too long. */
  enter(): Promise<Leave>;
  /** The same without waiting; null when all places are taken. */
  tryEnter(): Leave | null;
  /** Whether no place is taken. */
  isEmpty(): boolean;
}

export interface ConcurrencyLimitOptions {
  places: number;
  /** Beyond this many, callers are refused at once. */
  waitingMax?: number;
  /** After this many milliseconds, callers are refused; unlimited by default. */
  waitMs?: number;
}

/** Makes a first-in, first-out limit. */
export function createConcurrencyLimit(options: ConcurrencyLimitOptions): ConcurrencyLimit {
  const { places, waitingMax = 0, waitMs } = options;
  let taken = 0;
  const waiting = new Set<() => void>();

  const leave = () => {
    const [next] = waiting;
    if (next === undefined) return void (taken -= 1);
    // The place is handed straight to the next one, so that no one jumps the queue.
    waiting.delete(next);
    next();
  };
  const tryEnter = () => {
    if (taken >= places) return null;
    taken += 1;
    return leave;
  };
  return {
    tryEnter,
    enter: async () => {
      const entered = tryEnter();
      if (entered !== null) return entered;
      if (waiting.size >= waitingMax) refuse("UNAVAILABLE");
      let admit = () => {};
      const admitted = new Promise<void>((resolve) => (admit = resolve));
      waiting.add(admit);
      const onLate = () => {
        waiting.delete(admit);
        refuse("UNAVAILABLE");
      };
      await (waitMs === undefined ? admitted : withTimeout(admitted, { ms: waitMs, onLate }));
      return leave;
    },
    isEmpty: () => taken === 0,
  };
}
