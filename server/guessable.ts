/** A guess at all of them is out of the question; 16 random bytes have 128, also as hex. */
const BITS_MIN = 90;

/**
 * Whether a secret is too easily guessed, as far as it shows: what repeats itself or counts on adds
 * nothing. A phrase that people would guess looks random here, so this is no proof of the contrary.
 */
export function isGuessable(secret: string): boolean {
  return surprisesIn(secret) * bitsPerCharacter(secret) < BITS_MIN;
}

/** How many characters do not follow from those before. */
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

/** Shannon's entropy of the characters by how often each is there. */
function bitsPerCharacter(secret: string): number {
  const counts = new Map<string, number>();
  for (const character of secret) counts.set(character, (counts.get(character) ?? 0) + 1);
  const length = [...secret].length;
  const shares = [...counts.values()].map((count) => count / length);
  return shares.reduce((bits, share) => bits - share * Math.log2(share), 0);
}
