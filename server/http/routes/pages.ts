import { RESERVED_SLUGS } from "../../../src/domain/profiles/reservedSlugs.ts";
import { isSlug } from "../../../src/domain/profiles/isSlug.ts";
import { PATHS } from "../../../src/domain/shared/paths.ts";

const PATTERNS = Object.values<string>(PATHS)
  .filter((path) => path !== PATHS.root && path !== PATHS.notFound)
  .map((path) => path.split("/").slice(1));

/**
 * Whether the web app has a page at a path (docs/product.md 18.2). Only the page itself knows
 * whether there is a creator of that name, or a record of that id.
 */
export function isPage(pathname: string): boolean {
  if (pathname === PATHS.root) return true;
  const words = wordsOf(pathname);
  return words !== null && PATTERNS.some((pattern) => fits(pattern, words));
}

/** Null when the path can't be decoded. */
function wordsOf(pathname: string): string[] | null {
  try {
    return pathname.replace(/\/$/, "").split("/").slice(1).map(decodeURIComponent);
  } catch {
    return null;
  }
}

function fits(pattern: readonly string[], words: readonly string[]): boolean {
  return (
    pattern.length === words.length &&
    pattern.every((part, index) => fitsWord(part, words[index] ?? ""))
  );
}

function fitsWord(part: string, word: string): boolean {
  if (part === ":slug") return isSlug(word) && !RESERVED_SLUGS.has(word);
  if (part.startsWith(":")) return /^[\w:-]+$/.test(word);
  return part === word.toLowerCase();
}
