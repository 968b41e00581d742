/** Words that somebody agreed to, kept with their version. */
export interface Wording {
  version: number;
  text: string;
}

/** A version's text; null if it doesn't exist. A version that was shown is never changed. */
export function wordingOf(
  texts: Readonly<Record<number, string>>,
  version: number,
): Wording | null {
  const text = texts[version];
  return text === undefined ? null : { version, text };
}
