/**
 * Letters, punctuation and the euro sign, each of which is a grapheme by itself among its like
 * (Unicode's annex 29): nothing here joins what comes before or after it. The carriage return is
 * left out, as it joins a line feed.
 */
const PLAIN = /^[ -\u02ff\u2010-\u2027\u20ac\n]*$/;

/** What people take for the first characters of a text: accents and emoji aren't cut in two. */
export function firstGraphemes(text: string, count: number): string[] {
  // With the next one, which could join the last.
  const beginning = text.slice(0, count + 1);
  // A slow phone takes a tenth of a second to make a segmenter.
  if (PLAIN.test(beginning)) return Array.from(beginning).slice(0, count);
  const graphemes: string[] = [];
  for (const { segment } of new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)) {
    // A list may show many long texts: nothing beyond is looked at.
    if (graphemes.length === count) break;
    graphemes.push(segment);
  }
  return graphemes;
}
