import { MINUTE_MS } from "../../src/domain/shared/limits.ts";
import type { ProcessContext } from "../services/shared/context.ts";
import { tick } from "./tick.ts";
import type { Timer } from "./timer.ts";

/** Jobs that run. */
export interface RunningJobs {
  /** Begins nothing new, and waits for the running round. */
  stop(): Promise<void>;
}

/** Runs a round now, and then every minute; rounds never overlap. */
export function startJobs({
  context,
  timer,
}: {
  context: ProcessContext;
  timer: Timer;
}): RunningJobs {
  let underWay: Promise<void> | null = null;
  const ending = new AbortController();
  const round = () => {
    underWay ??= tick(context, ending.signal).finally(() => {
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
