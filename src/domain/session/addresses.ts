import { PATHS } from "../shared/paths.ts";

/** The query of the page for joining: the code that somebody came with, and whether nobody has it. */
export const JOIN_QUERY = { code: "beamercode", isInvalid: "invalid" } as const;

/** Where another invitation code can be tried (docs/product.md 2.7). */
export function invalidCodeAddress(code: string): string {
  const query = new URLSearchParams({ [JOIN_QUERY.code]: code, [JOIN_QUERY.isInvalid]: "true" });
  return `${PATHS.join}?${query}`;
}
