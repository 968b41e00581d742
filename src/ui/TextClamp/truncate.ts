import { firstGraphemes } from "../../domain/shared/graphemes.ts";

/**
 * The beginning of a text, at most `limit` graphemes, cut between words if a word ends not far
 * back. Undefined if the whole text fits.
 */
export function truncate(text: string, limit: number): string | undefined {
  const graphemes = firstGraphemes(text, limit + 1);
  if (graphemes.length <= limit) return undefined;
  const cut = graphemes.slice(0, limit);
  const isMidWord = /\S/u.test(graphemes[limit] ?? "");
  const lastSpace = isMidWord ? cut.findLastIndex((character) => /\s/u.test(character)) : -1;
  const isNear = lastSpace > limit * 0.5;
  return `${(isNear ? cut.slice(0, lastSpace) : cut).join("").trimEnd()}…`;
}
