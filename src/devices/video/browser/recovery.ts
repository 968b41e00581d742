import type { LineOptions } from "../port.ts";

/** Between one attempt and the next; from the last one on they stay the same. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000] as const;
/** Of so many attempts, the last one makes a whole new connection. */
const ATTEMPTS_PER_CONNECTION = 4;

/** What an attempt does. */
export type Attempt = "RESTART" | "NEW_CONNECTION";

/** Tries to get a line back until it is up. */
export interface Recovery {
  /** Makes the first attempt after `delayMs`, unless attempts are being made already. */
  begin(delayMs: number): void;
  /** The line is up, or nobody is there. */
  end(): void;
}

export function createRecovery({
  after,
  attempt,
}: Pick<LineOptions, "after"> & { attempt: (what: Attempt) => void }): Recovery {
  let cancel: (() => void) | null = null;
  let isTrying = false;

  const tryAgain = (count: number) => {
    isTrying = true;
    const pause = PAUSES_MS[Math.min(count, PAUSES_MS.length - 1)] ?? 0;
    cancel = after(pause, () => tryAgain(count + 1));
    const isLast = (count + 1) % ATTEMPTS_PER_CONNECTION === 0;
    attempt(isLast ? "NEW_CONNECTION" : "RESTART");
  };
  const end = () => {
    cancel?.();
    cancel = null;
    isTrying = false;
  };

  return {
    begin: (delayMs) => {
      if (isTrying) return;
      end();
      if (delayMs === 0) return tryAgain(0);
      cancel = after(delayMs, () => tryAgain(0));
    },
    end,
  };
}
