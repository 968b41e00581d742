/**
 * A folder and a name with an ending: no path traversal, nothing hidden, nothing that needs URL
 * encoding.
 */
const KEY = /^[a-z]+\/[A-Za-z0-9_-]+\.[a-z0-9]+$/;

/** The key itself. Throws for one that the server wouldn't generate: it came from outside. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`${JSON.stringify(key)} is not a key of a stored file`);
  return key;
}
