/** Lets whatever has no timer to wait for come to its end. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Time under the test's control. */
export interface Timers {
  after(ms: number, run: () => void): () => void;
  /** Lets so much time pass. */
  pass(ms: number): Promise<void>;
  /** How many timers run. */
  count(): number;
}

export function createTimers(): Timers {
  let now = 0;
  const due = new Set<{ at: number; run: () => void }>();
  return {
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      due.add(timer);
      return () => void due.delete(timer);
    },
    pass: async (ms) => {
      const end = now + ms;
      await settle();
      for (;;) {
        const [next] = [...due].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        due.delete(next);
        now = next.at;
        next.run();
        await settle();
      }
      now = end;
    },
    count: () => due.size,
  };
}
