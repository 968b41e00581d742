import type { ConcurrencyLimitOptions, Leave } from "../../../../concurrency/concurrencyLimit.ts";
import { createLimitPerKey } from "../../../../concurrency/limitPerKey.ts";

/** One run's access to the shared keys. */
export interface Turn {
  /**
   * Acquires the key until the work ends. Throws, for `run` alone to catch, while other work has
   * it.
   */
  take(key: string): void;
}

/** Serialises work that wants the same key. */
export interface Turns {
  /**
   * Runs the work; if its key is taken, reruns it from the start with the key. So work waits for a
   * key while holding nothing else. Refuses with `UNAVAILABLE` when the wait is too long.
   */
  run<T>(work: (turn: Turn) => Promise<T>): Promise<T>;
}

/** A key held by other work. */
class KeyBusy extends Error {
  readonly key: string;

  constructor(key: string) {
    super(`waits for its turn: ${key}`);
    this.key = key;
  }
}

/** Makes the turns of a process; the options are those of each key's limit. */
export function createTurns(options: Omit<ConcurrencyLimitOptions, "places">): Turns {
  const keys = createLimitPerKey({ ...options, places: 1 });
  return {
    run: async (work) => {
      const held = new Map<string, Leave>();
      const giveBack = () => {
        for (const leave of held.values()) leave();
        held.clear();
      };
      const take = (key: string) => {
        if (held.has(key)) return;
        const leave = keys.tryEnter(key);
        if (leave === null) throw new KeyBusy(key);
        held.set(key, leave);
      };
      try {
        for (;;) {
          try {
            return await work({ take });
          } catch (error) {
            if (!(error instanceof KeyBusy)) throw error;
            // A waiter holds nothing: two that want each other's keys would deadlock.
            giveBack();
            held.set(error.key, await keys.enter(error.key));
          }
        }
      } finally {
        giveBack();
      }
    },
  };
}
