/**
 * Infeasible to brute-force. 16 random bytes have 128 bits; in hex they score below 80 about once
 * in 300,000 times (the lowest seen was 70.7). Repeated or sequential secrets score up to 57.
 */
const BITS_MIN = 70;

/**
 * Whether a secret looks too easy to guess: repetitions and sequences add nothing. A guessable
 * phrase looks random here, so this can't prove that a secret is good.
 */
export function isGuessable(secret: string): boolean {
  return surprisesIn(secret) * bitsPerCharacter(secret) < BITS_MIN;
}

/** How many characters can't be predicted from those before. */
function surprisesIn(secret: string): number {
  const codes = Array.from(secret, (character) => character.codePointAt(0) ?? 0);
  const followed = new Map<string, number>();
  let surprises = 0;
  for (const [index, code] of codes.entries()) {
    const [before = NaN, last = NaN] = codes.slice(Math.max(0, index - 2), index);
    const pair = `${before} ${last}`;
    const isRepeated = followed.get(pair) === code;
    const isCounted = code - last === last - before && Math.abs(code - last) <= 1;
    if (!isRepeated && !isCounted) surprises += 1;
    followed.set(pair, code);
  }
  return surprises;
}

/** Shannon entropy of the characters, by their frequency. */
function bitsPerCharacter(secret: string): number {
  const counts = new Map<string, number>();
  for (const character of secret) counts.set(character, (counts.get(character) ?? 0) + 1);
  const length = [...secret].length;
  const shares = [...counts.values()].map((count) => count / length);
  return shares.reduce((bits, share) => bits - share * Math.log2(share), 0);
}
