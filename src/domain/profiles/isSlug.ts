import { SLUG_MAX } from "../shared/limits.ts";

/** Whether a text has the form of a slug: lower-case ASCII words joined by dashes. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_MAX + "-999999".length && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
