import type { MeSummary } from "../../session/claims.ts";

/** The name of whoever is signed in, as the header shows it. */
export function nameOf({ firstName, lastName }: MeSummary): string {
  return `${firstName} ${lastName}`.trim();
}
