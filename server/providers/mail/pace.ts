/** Waits for one's turn, so that a server is not asked more often than it wants. */
export type Pace = () => Promise<void>;

/**
 * Lets callers go on one after the other, `perSecond` of them at most. Nodemailer's own limit
 * doesn't count what a new connection sends first, and lets as many go on as there are connections.
 */
export function createPace({
  perSecond,
  wait,
}: {
  perSecond: number;
  /** Settles after so many milliseconds. */
  wait: (ms: number) => Promise<unknown>;
}): Pace {
  const pauseMs = 1_000 / perSecond;
  let isFree: Promise<unknown> = Promise.resolve();
  return async () => {
    const turn = isFree;
    isFree = turn.then(() => wait(pauseMs));
    await turn;
  };
}
