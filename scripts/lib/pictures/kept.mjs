/**
 * What is known of the pictures that were accepted. `pictures/list.json` holds it.
 * @typedef {object} Kept
 * @property {string} chromium the browser's version that took them
 * @property {string} letters a hash of how letters were drawn there
 * @property {Record<string, string>} pictures the hash of each picture's pixels, by its name
 *
 * @typedef {{ name: string, kind: "changed" | "new" | "gone" }} Change
 */

/**
 * Several stories may end in the same picture, which is kept once: under the first of their names,
 * so that it depends on nothing else.
 * @param {Record<string, string>} pictures hashes by name
 * @returns {Map<string, string>} the name of the file that holds the picture, by hash
 */
export function filesOf(pictures) {
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const [name, hash] of sorted(pictures)) if (!files.has(hash)) files.set(hash, name);
  return files;
}

/**
 * How what was seen differs from what is kept.
 * @param {Record<string, string>} kept hashes by name
 * @param {Record<string, string>} seen hashes by name
 * @param {{ covers: (name: string) => boolean }} options whether a picture had to be seen
 * @returns {Change[]} by name
 */
export function changesBetween(kept, seen, { covers }) {
  /** @type {Change[]} */
  const changes = [];
  for (const [name, hash] of Object.entries(seen)) {
    if (!(name in kept)) changes.push({ name, kind: "new" });
    else if (kept[name] !== hash) changes.push({ name, kind: "changed" });
  }
  for (const name of Object.keys(kept)) {
    if (!(name in seen) && covers(name)) changes.push({ name, kind: "gone" });
  }
  return changes.sort((a, b) => compare(a.name, b.name));
}

/**
 * What is kept once the changes are accepted.
 * @param {Record<string, string>} kept
 * @param {Record<string, string>} seen
 * @param {{ covers: (name: string) => boolean }} options
 * @returns {Record<string, string>} sorted by name
 */
export function accepted(kept, seen, { covers }) {
  const others = Object.entries(kept).filter(([name]) => !covers(name));
  return Object.fromEntries(sorted({ ...Object.fromEntries(others), ...seen }));
}

/**
 * What has to be done to the folder of files.
 * @param {Record<string, string>} before
 * @param {Record<string, string>} after
 * @returns {{ write: { file: string, hash: string }[], remove: string[] }}
 */
export function workBetween(before, after) {
  const [old, next] = [filesOf(before), filesOf(after)];
  const names = new Set(next.values());
  return {
    write: [...next].flatMap(([hash, file]) => (old.get(hash) === file ? [] : [{ file, hash }])),
    remove: [...old.values()].filter((file) => !names.has(file)),
  };
}

/** @param {Record<string, string>} pictures */
const sorted = (pictures) => Object.entries(pictures).sort(([a], [b]) => compare(a, b));

/**
 * The order of code units: the same in every locale.
 * @param {string} a
 * @param {string} b
 */
const compare = (a, b) => (a < b ? -1 : Number(a > b));
