import { MINUTE_MS } from "../../src/domain/shared/limits.ts";
import type { ProcessContext } from "../services/shared/context.ts";
import { type RoundOptions, tick } from "./tick.ts";
import type { Timer } from "../services/shared/timer.ts";

/** Jobs that run. */
export interface RunningJobs {
  /** Begins nothing new, and waits for the running round. */
  stop(): Promise<void>;
}

/** Runs a round now, and then every minute; rounds never overlap. */
export function startJobs({
  context,
  timer,
  vacuum = null,
}: {
  context: ProcessContext;
  timer: Timer;
  vacuum?: RoundOptions["vacuum"];
}): RunningJobs {
  let underWay: Promise<void> | null = null;
  const ending = new AbortController();
  const round = () => {
    underWay ??= tick(context, { signal: ending.signal, vacuum }).finally(() => {
      underWay = null;
    });
  };
  const end = timer.every(MINUTE_MS, round);
  round();
  return {
    stop: async () => {
      end();
      ending.abort();
      await underWay;
    },
  };
}
