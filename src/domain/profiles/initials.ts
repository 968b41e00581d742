import { firstGraphemes } from "../shared/graphemes.ts";

/** First letters of the first and the last word, as people write them; "?" for an empty name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return (
    ends
      .flatMap((word) => firstGraphemes(word ?? "", 1))
      .join("")
      .toLocaleUpperCase("en") || "?"
  );
}

/** Which of the eight grounds a name gets: always the same one, spread evenly (FNV-1a). */
export function groundOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return ((hash ^ (hash >>> 15)) >>> 0) % 8;
}
