import { randomBytes } from "node:crypto";
import type { ProcessContext } from "./services/context.ts";

/** Clock, ids and secrets of a running server: the one place that asks the system for them. */
export function systemSources(): Pick<ProcessContext, "now" | "newId" | "newSecret"> {
  const now = () => Date.now();
  return {
    now,
    newId: (prefix) =>
      `${prefix}_${now().toString(16).padStart(12, "0")}${randomBytes(10).toString("hex")}`,
    newSecret: () => randomBytes(32).toString("base64url"),
  };
}
