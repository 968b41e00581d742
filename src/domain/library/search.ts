import { foldName } from "../audience/names.ts";

/** The searchable part of an entry. */
interface Searched {
  readonly title: string;
  readonly creatorName: string;
}

/**
 * An entry's search text: the words of its title and of its creator's name, without case and
 * diacritics, a space before each (docs/product.md 10.8).
 */
export function searchTextOf({ title, creatorName }: Searched): string {
  return ` ${foldName(title)} ${foldName(creatorName)}`;
}

/** Whether each word of a search (`searchWordsOf`) begins one of such a text's, in any order. */
export function isFoundBy(searchText: string, words: readonly string[]): boolean {
  return words.every((word) => searchText.includes(` ${word}`));
}
