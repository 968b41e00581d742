import { useEffect, useState } from "react";
import { SECOND_MS } from "../../domain/shared/limits.ts";
import type { Instant } from "../../domain/time/instant.ts";

/** The clock of the session's host. */
export interface Clock {
  now(): Instant;
  /** Calls `run` once after `ms`; the result cancels it. */
  after(ms: number, run: () => void): () => void;
}

/** The clock's time, updated each second. */
export function useNow(clock: Clock): Instant {
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    let cancel = () => {};
    const plan = () => {
      cancel = clock.after(SECOND_MS, () => {
        setNow(clock.now());
        plan();
      });
    };
    plan();
    return () => cancel();
  }, [clock]);
  return now;
}
