import { PATHS } from "../shared/paths.ts";

/**
 * The query of the page for joining: the code that somebody came with, and whether it is invalid.
 */
export const JOIN_QUERY = { code: "beamercode", isInvalid: "invalid" } as const;

/** Where somebody joins with a code. */
export function joinAddress(code: string): string {
  return `${PATHS.join}?${new URLSearchParams({ [JOIN_QUERY.code]: code })}`;
}

/** Where another invitation code can be tried (docs/product.md 2.7). */
export function invalidCodeAddress(code: string): string {
  const query = new URLSearchParams({ [JOIN_QUERY.code]: code, [JOIN_QUERY.isInvalid]: "true" });
  return `${PATHS.join}?${query}`;
}

/** Where somebody who came with a code can retry after an error of the provider. */
export function joinAgainAddress({ code, error }: { code: string; error: string }): string {
  return `${PATHS.join}?${new URLSearchParams({ [JOIN_QUERY.code]: code, error })}`;
}
