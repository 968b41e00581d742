import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inProject, textOf } from "../project.mjs";

const LIST = inProject("pictures.json");

/**
 * What every story looked like when someone said that it is right.
 * @typedef {object} List
 * @property {string} chromium the version of the browser that took the looks
 * @property {string} letters a hash of how letters were drawn there
 * @property {string} commit whose stories were accepted
 * @property {Record<string, string>} looks the hash of each look, by its name
 * @property {import("../stories/accessible.mjs").Passed} [accessible] which page of each story has
 * passed the check of accessibility
 *
 * @typedef {{ name: string, kind: "changed" | "new" | "gone" }} Change
 */

/**
 * What was accepted last; null before the first time.
 * @returns {List | null}
 */
export function readList() {
  const text = textOf(LIST);
  return text === null ? null : JSON.parse(text);
}

/** @param {List} list */
export function writeList({ looks, accessible = {}, ...machine }) {
  const list = { ...machine, looks: sorted(looks), accessible: sorted(accessible) };
  writeFileSync(LIST, `${JSON.stringify(list, null, 2)}\n`);
}

/** @param {Record<string, string>} hashes */
const sorted = (hashes) =>
  Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => order(a, b)));

/**
 * The accepted looks as this machine draws them: the list's own where it was made by the same
 * browser, or those that were seen when the accepted commit was played here.
 * @param {List} list
 * @param {import("./machine.mjs").Machine} machine
 * @returns {Record<string, string> | null} null when no one has played that commit here yet
 */
export function looksHere(list, machine) {
  if (isSameMachine(list, machine)) return list.looks;
  const text = textOf(fileOf(list, machine));
  return text === null ? null : JSON.parse(text);
}

/**
 * Which pages need not be checked for accessibility again: only those that the accepting run
 * has checked, in the same browser.
 * @param {List | null} list
 * @param {import("./machine.mjs").Machine} machine
 */
export const accessibleHere = (list, machine) =>
  list !== null && isSameMachine(list, machine) ? (list.accessible ?? {}) : {};

/**
 * Stores, outside the repository, how this machine draws what was accepted.
 * @param {List} list
 * @param {import("./machine.mjs").Machine} machine
 * @param {Record<string, string>} looks
 */
export function rememberLooks(list, machine, looks) {
  const file = fileOf(list, machine);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(looks));
}

/**
 * Whether two machines draw the same pixels.
 * @param {import("./machine.mjs").Machine} one
 * @param {import("./machine.mjs").Machine} other
 */
const isSameMachine = (one, other) =>
  one.chromium === other.chromium && one.letters === other.letters;

/**
 * How what was seen differs from what was accepted.
 * @param {Record<string, string>} before hashes by name
 * @param {Record<string, string>} now hashes by name
 * @param {(name: string) => boolean} covers whether a look had to be seen
 * @returns {Change[]} by name
 */
export function changesBetween(before, now, covers) {
  /** @type {Change[]} */
  const changes = [];
  for (const [name, hash] of Object.entries(now)) {
    if (!(name in before)) changes.push({ name, kind: "new" });
    else if (before[name] !== hash) changes.push({ name, kind: "changed" });
  }
  for (const name of Object.keys(before)) {
    if (!(name in now) && covers(name)) changes.push({ name, kind: "gone" });
  }
  return changes.sort((a, b) => order(a.name, b.name));
}

/**
 * @param {List} list
 * @param {import("./machine.mjs").Machine} machine
 */
const fileOf = ({ commit }, { chromium, letters }) =>
  inProject(".cache", "pictures", "accepted", `${commit}-${chromium}-${letters}.json`);

/**
 * The order of code units: the same in every locale.
 * @param {string} a
 * @param {string} b
 */
const order = (a, b) => (a < b ? -1 : Number(a > b));
