import { RESERVED_SLUGS } from "../../../src/domain/profiles/reservedSlugs.ts";
import { isSlug } from "../../../src/domain/profiles/isSlug.ts";
import { PATHS } from "../../../src/domain/shared/paths.ts";

/** A page of the web app, by the name of its path. */
export type PageName = Exclude<keyof typeof PATHS, "notFound">;

const PATTERNS = Object.entries(PATHS)
  .filter(([name]) => name !== "root" && name !== "notFound")
  .map(([name, path]) => ({ name: name as PageName, pattern: path.split("/").slice(1) }));

/** A page, and its path as links to it write it. */
export interface FoundPage {
  name: PageName;
  path: string;
  /** The values of its pattern's parameters. */
  parameters: Readonly<Record<string, string>>;
}

/**
 * The page that the web app has at a path (docs/product.md 18.2); null for none. Only the page
 * itself knows whether there is a creator of that name, or a record of that id.
 */
export function pageAt(pathname: string): FoundPage | null {
  if (pathname === PATHS.root) return { name: "root", path: PATHS.root, parameters: {} };
  const words = wordsOf(pathname);
  if (words === null) return null;
  const found = PATTERNS.find(({ pattern }) => fits(pattern, words));
  if (found === undefined) return null;
  const { name, pattern } = found;
  const written = pattern.map(
    (part, index) => [part, writtenAs(part, words[index] ?? "")] as const,
  );
  const path = `/${written.map(([, word]) => word).join("/")}`;
  const given = written.filter(([part]) => part.startsWith(":"));
  const parameters = Object.fromEntries(given.map(([part, word]) => [part.slice(1), word]));
  return { name, path, parameters };
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
  if (part === ":slug")
    return isSlug(word.toLowerCase()) && !RESERVED_SLUGS.has(word.toLowerCase());
  if (part.startsWith(":")) return /^[\w:-]+$/.test(word);
  return part === word.toLowerCase();
}

/** Slugs and the site's own words are found in any case; ids are not. */
const writtenAs = (part: string, word: string) =>
  part.startsWith(":") && part !== ":slug" ? word : word.toLowerCase();
