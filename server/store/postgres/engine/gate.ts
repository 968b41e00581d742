/** Lets so many in at once; others wait, not too many of them and not too long. */
export interface Gate {
  /** Resolves with what leaves again; to be called once. Rejects with the gate's refusal. */
  enter(): Promise<() => void>;
  /** The same without waiting; null when there is no place. */
  tryEnter(): (() => void) | null;
  /** Whether nobody is in. */
  isEmpty(): boolean;
}

export interface GateOptions {
  places: number;
  /** Whoever would be behind so many is refused at once. */
  waitingMax: number;
  /** Whoever has waited so many milliseconds is refused. */
  waitMs: number;
  refusal: () => Error;
}

/** Makes a gate that is passed in the order of arrival. */
export function createGate({ places, waitingMax, waitMs, refusal }: GateOptions): Gate {
  let taken = 0;
  const waiting = new Set<() => void>();

  const leave = () => {
    const [next] = waiting;
    if (next === undefined) return void (taken -= 1);
    // The place goes from one to the next, so that nobody slips in between.
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
      if (waiting.size >= waitingMax) throw refusal();
      await new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => {
          waiting.delete(admit);
          reject(refusal());
        }, waitMs);
        const admit = () => {
          clearTimeout(late);
          resolve();
        };
        waiting.add(admit);
      });
      return leave;
    },
    isEmpty: () => taken === 0,
  };
}
