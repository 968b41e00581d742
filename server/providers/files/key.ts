/**
 * A folder and a name with an ending: no way up, nothing hidden, nothing
 * that an address would encode.
 */
const KEY = /^[a-z]+\/[A-Za-z0-9_-]+\.[a-z0-9]+$/;

/** The key itself. Throws for one that the server does not make: it came from somebody else. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`${JSON.stringify(key)} is not a key of a stored file`);
  return key;
}
