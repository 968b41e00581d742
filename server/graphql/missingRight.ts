import type { Viewer } from "../services/shared/context.ts";
import { ACCESS, type CallAccess } from "./generated/access.ts";
import type { Audience } from "./generated/resolvers.ts";

const access: Partial<Record<string, CallAccess>> = ACCESS;

/** Who may make a call, as the contract says; null for a name that it does not know. */
export const audienceOf = (call: string): Audience | null => access[call]?.audience ?? null;

/** Why a viewer isn't in an audience; null if they are. */
export function missingRight(
  audience: Audience,
  viewer: Viewer | null,
): "AUTH_NOT_AUTHENTICATED" | "FORBIDDEN" | null {
  if (audience === "ANYONE") return null;
  if (viewer === null) return "AUTH_NOT_AUTHENTICATED";
  return audience === "BEAMER" && viewer.role !== "beamer" ? "FORBIDDEN" : null;
}
