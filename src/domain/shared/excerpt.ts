const ELLIPSIS = "…";

/** The beginning of a text on one line, of at most `max` characters, cut between words. */
export function excerpt(text: string, max: number): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= max) return line;
  const kept = line.slice(0, max - ELLIPSIS.length + 1);
  const cut = kept
    .slice(0, -1)
    .toWellFormed()
    .replace(/\ufffd$/, "");
  const space = kept.lastIndexOf(" ");
  const whole = space > max / 2 ? kept.slice(0, space) : cut;
  return whole.replace(/[\s,;:.–-]+$/, "") + ELLIPSIS;
}
