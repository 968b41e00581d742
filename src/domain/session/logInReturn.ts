import { RESERVED_SLUGS } from "../profiles/reservedSlugs.ts";
import { PATHS } from "../shared/paths.ts";

const wordOf = (path: string) => path.toLowerCase().split(/[/?#]/)[1] ?? "";
const SIGN_IN_WORDS = [PATHS.login, PATHS.join].map(wordOf);

/** What a pressed 'Log in' does with the address that the sign-in leads back to. */
export type LogInPress = "remember" | "keep" | "forget";

/**
 * Content waits on a creator's pages and on those of a payment: there the address is remembered.
 * The pages of the sign-in itself keep what was remembered before; every other page lets the role
 * decide (docs/product.md 2.4, 2.5). `path` is one of this site.
 */
export function logInPressAt(path: string): LogInPress {
  const word = wordOf(path);
  if (SIGN_IN_WORDS.includes(word)) return "keep";
  return word === wordOf(PATHS.payment) || !RESERVED_SLUGS.has(word) ? "remember" : "forget";
}
