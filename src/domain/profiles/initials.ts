/** First letters of the first and the last word, as people write them; "?" for an empty name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map(firstLetter).join("").toLocaleUpperCase("en") || "?";
}

/** A whole grapheme, so that an accent or an emoji is not cut in two. */
function firstLetter(word: string | undefined): string {
  const [first] = new Intl.Segmenter("en", { granularity: "grapheme" }).segment(word ?? "");
  return first?.segment ?? "";
}

/** Which of the eight grounds a name gets: always the same one, spread evenly (FNV-1a). */
export function groundOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return ((hash ^ (hash >>> 15)) >>> 0) % 8;
}
