import { BETA_QUERY } from "./addresses.ts";
import { SLUG_MAX } from "../shared/limits.ts";

/**
 * The name that the address says somebody wants; empty without one. Anybody can write an address:
 * more than a name has room for is cut off.
 */
export function wantedName(search: URLSearchParams): string {
  return (search.get(BETA_QUERY.name) ?? "").trim().slice(0, SLUG_MAX);
}
