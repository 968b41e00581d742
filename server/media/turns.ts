import { refuse } from "../../src/domain/shared/errors.ts";

/** Has work done one after another. */
export interface Turns {
  /** Waits for its turn. Refuses with `UNAVAILABLE` when as many are waiting as may. */
  take<T>(work: () => Promise<T>): Promise<T>;
}

/** One piece of work runs at a time; at most `waitingMax` others wait. */
export function createTurns({ waitingMax }: { waitingMax: number }): Turns {
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;
  return {
    take: async (work) => {
      if (count > waitingMax) refuse("UNAVAILABLE");
      count += 1;
      const mine = last.then(work);
      last = mine.catch(() => {}).finally(() => (count -= 1));
      return mine;
    },
  };
}
