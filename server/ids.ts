import { randomBytes } from "node:crypto";
import type { ProcessContext } from "./services/context.ts";

/** Ids and secrets from the system's randomness. Ids sort by their time, to the millisecond. */
export function createIds({ now }: Pick<ProcessContext, "now">): Pick<
  ProcessContext,
  "newId" | "newSecret"
> {
  return {
    newId: (prefix) =>
      `${prefix}_${now().toString(16).padStart(12, "0")}${randomBytes(10).toString("hex")}`,
    newSecret: () => randomBytes(32).toString("base64url"),
  };
}
