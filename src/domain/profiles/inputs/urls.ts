import * as z from "zod/mini";
import { URL_MAX } from "../../shared/limits.ts";
import { isBlank, isReadable } from "../../shared/shownText.ts";

/** What a form says about an address (docs/product.md 3.4). */
export const URL_TEXTS = {
  invalid: "Please enter a valid URL",
  scheme: "URL must start with http:// or https://",
} as const;

/** Whether a text starts as a web address does. */
export function hasWebScheme(text: string): boolean {
  return /^https?:\/\//i.test(text.trim());
}

/** Whether a text is a full web address; not a script URL, and without a user name or password. */
export function isWebUrl(text: string): boolean {
  const trimmed = text.trim();
  if (!isReadable(trimmed) || /\s/.test(trimmed) || !hasWebScheme(trimmed)) return false;
  const url = parsed(trimmed);
  return url !== null && url.hostname !== "" && url.username === "" && url.password === "";
}

/** The address in the one spelling that all its spellings share, to find repeats. */
export function sameUrlKey(text: string): string {
  return parsed(text.trim())?.href ?? text.trim();
}

/** Safari 17 has no `URL.parse`. */
const parsed = (text: string) => (URL.canParse(text) ? new URL(text) : null);

/** A required web address; trimmed. `scheme` has a text of its own where the form has one. */
export function webUrl({ invalid, scheme = invalid }: { invalid: string; scheme?: string }) {
  return z.string(invalid).check(
    z.maxLength(URL_MAX, { error: invalid, abort: true }),
    z.refine((text) => !isBlank(text), { error: invalid, abort: true }),
    z.refine(hasWebScheme, { error: scheme, abort: true }),
    z.refine(isWebUrl, invalid),
    z.trim(),
  );
}

/** A web address, or the empty text. */
export function webUrlOrEmpty(invalid: string) {
  return z.string(invalid).check(
    z.maxLength(URL_MAX, { error: invalid, abort: true }),
    z.trim(),
    z.refine((text) => text === "" || isWebUrl(text), invalid),
  );
}
