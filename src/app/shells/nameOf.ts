import type { MeSummary } from "../../session/claims.ts";

/** The signed-in user's name, as the header shows it. */
export function nameOf({ firstName, lastName }: MeSummary): string {
  return `${firstName} ${lastName}`.trim();
}
