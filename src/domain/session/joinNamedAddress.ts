import { BETA_QUERY } from "../forms/addresses.ts";
import { PATHS } from "../shared/paths.ts";

/** Where somebody joins who wants a name for their page; empty for none. */
export function joinNamedAddress(name: string): string {
  if (name === "") return PATHS.join;
  return `${PATHS.join}?${new URLSearchParams({ [BETA_QUERY.name]: name })}`;
}
