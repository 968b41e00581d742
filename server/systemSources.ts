import { randomBytes } from "node:crypto";
import type { Clock, MachineClocks } from "./clock.ts";
import type { Timer } from "./services/shared/timer.ts";
import type { ProcessContext } from "./services/shared/context.ts";

/** Clock, ids and secrets. */
export type Sources = Pick<ProcessContext, "now" | "newId" | "newSecret">;

/** This machine's clocks. Only this file asks the system for time, ids and secrets. */
export const systemClocks: MachineClocks = {
  monotonic: () => performance.now(),
  wall: () => Date.now(),
};

/** The sources of a running server, using its clock. */
export function systemSources({ now }: Pick<Clock, "now">): Sources {
  return {
    now,
    newId: (prefix) =>
      `${prefix}_${now().toString(16).padStart(12, "0")}${randomBytes(10).toString("hex")}`,
    newSecret: () => randomBytes(32).toString("base64url"),
  };
}

/** The timer of a running server. */
export const systemTimer: Timer = {
  every: (milliseconds, work) => {
    const interval = setInterval(work, milliseconds);
    return () => clearInterval(interval);
  },
};

/** A number in [0, 1), for pauses. Never used for secrets. */
export const systemRandom = (): number => Math.random();
