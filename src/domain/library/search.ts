import { foldName } from "../audience/names.ts";

/** An entry as it is searched for. */
interface Searched {
  readonly title: string;
  readonly creatorName: string;
}

/**
 * What an entry is searched by: the words of its title and of its creator's name, without capitals
 * and marks, a blank before each (docs/product.md 10.8).
 */
export function searchTextOf({ title, creatorName }: Searched): string {
  return ` ${foldName(title)} ${foldName(creatorName)}`;
}

/** Whether each word of a search, see `searchWordsOf`, begins one of such a text's, in any order. */
export function isFoundBy(searchText: string, words: readonly string[]): boolean {
  return words.every((word) => searchText.includes(` ${word}`));
}
