import { randomBytes } from "node:crypto";
import type { Timer } from "./jobs/schedule.ts";
import type { ProcessContext } from "./services/shared/context.ts";

/** Clock, ids and secrets. */
export type Sources = Pick<ProcessContext, "now" | "newId" | "newSecret">;

/** Those of a running server: the one place that asks the system for them. */
export function systemSources(): Sources {
  const now = () => Date.now();
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
