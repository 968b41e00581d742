import { LINE_MAX } from "../shared/limits.ts";

/*
 * How names are compared, the same in every store (docs/product.md 12.4): without diacritics,
 * case-insensitive, each run of anything but letters and digits as one space.
 */

/** A text normalised for comparison. Letters without a base letter, such as ø and ß, stay. */
export function foldName(text: string): string {
  const plain = text
    .normalize("NFKD")
    .toLowerCase()
    // It has a final form at the end of a word.
    .replaceAll("ς", "σ")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return Array.from(plain).slice(0, LINE_MAX).join("").trim();
}

/** An audience's sort keys for a name; both contain its words, too. */
export interface NameKeys {
  byFirstName: string;
  byLastName: string;
}

/** Two spaces sort before any letter, so that `de` precedes `de vries`. */
const BETWEEN = "  ";

/** What a person's position in an audience is derived from. */
export function nameKeysOf(person: { firstName: string; lastName: string }): NameKeys {
  const first = foldName(person.firstName);
  const last = foldName(person.lastName);
  return {
    byFirstName: `${first}${BETWEEN}${last}`,
    byLastName: `${last}${BETWEEN}${first}`,
  };
}

/** The distinct words that are searched for. Empty for a text without letters and digits. */
export function searchWordsOf(search: string): string[] {
  return [...new Set(foldName(search).split(" "))].filter((word) => word !== "");
}

/** Whether each word is a prefix of some word of the name, in any order. */
export function hasWords({ byLastName }: Pick<NameKeys, "byLastName">, words: readonly string[]) {
  return words.every((word) => ` ${byLastName}`.includes(` ${word}`));
}

/** As a database with `collate "C"` compares: by code point, not by half of a surrogate pair. */
export function compareKeys(a: string, b: string): number {
  if (a === b) return 0;
  const others = Array.from(b);
  for (const [index, letter] of Array.from(a).entries()) {
    const other = others[index];
    if (other === undefined) return 1;
    if (letter !== other) return (letter.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0);
  }
  return -1;
}
