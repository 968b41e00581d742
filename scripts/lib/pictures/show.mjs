import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { lookOf } from "../stories/looks.mjs";
import { playStories } from "../stories/pass.mjs";
import { storiesOf } from "../stories/workshop.mjs";
import { hasCommit, workshopAt } from "./accepted.mjs";
import { difference } from "./pixels.mjs";
import { FOLDER, writeReport } from "./report.mjs";

/**
 * What keeps the images of looks that are not as expected.
 * @param {"before" | "after"} kind
 * @param {Record<string, string>} unlike hashes by name
 */
export function keeping(kind, unlike) {
  rmSync(`${FOLDER}/${kind}`, { recursive: true, force: true });
  mkdirSync(`${FOLDER}/${kind}`, { recursive: true });
  return (/** @type {import("../stories/pass.mjs").Look} */ { name, hash, png }) => {
    if (unlike[name] !== hash) writeFileSync(fileOf(name, kind), png);
  };
}

/**
 * Plays the stories that look different at the accepted commit, in the same browser, and shows both
 * side by side. What they look like now has been kept.
 * @param {object} options
 * @param {import("playwright").Browser} options.browser
 * @param {string} options.commit
 * @param {import("./list.mjs").Change[]} options.changes
 * @param {Record<string, string>} options.looks what was seen now: hashes by name
 */
export async function showChanges({ browser, commit, changes, looks }) {
  if (changes.length === 0) return;
  const onLook = keeping("before", looks);
  if (await hasCommit(commit)) {
    const workshop = await workshopAt(commit);
    const concerned = new Set(changes.map(({ name }) => lookOf(name).story));
    const stories = storiesOf(workshop).filter((story) => concerned.has(story));
    await playStories({ browser, workshop, stories, onLook });
  } else console.log(`Could not compare. ${notHere(commit)}`);
  rmSync(`${FOLDER}/marked`, { recursive: true, force: true });
  mkdirSync(`${FOLDER}/marked`);
  /** @type {import("./report.mjs").Row[]} */
  const rows = [];
  // One at a time: a picture is large while it is compared.
  for (const { name } of changes) rows.push(await rowOf(name));
  for (const { name, says } of rows) console.log(`${name}: ${says}`);
  console.log(`Side by side: ${writeReport(rows)}`);
}

/** @param {string} commit */
export const notHere = (commit) =>
  `The accepted commit ${commit.slice(0, 10)} is not in this clone; \`git fetch --unshallow\` may bring it.`;

/**
 * @param {string} name
 * @returns {Promise<import("./report.mjs").Row>}
 */
async function rowOf(name) {
  const [before, after] = [read(name, "before"), read(name, "after")];
  if (after === null) return { name, says: "its story is gone", shown: before ? ["before"] : [] };
  if (before === null) return { name, says: "nothing to compare it with", shown: ["after"] };
  const { count, marked } = await difference(before, after);
  writeFileSync(fileOf(name, "marked"), marked);
  return { name, says: `${count} pixels differ`, shown: ["before", "after", "marked"] };
}

/**
 * @param {string} name
 * @param {"before" | "after"} kind
 */
function read(name, kind) {
  try {
    return readFileSync(fileOf(name, kind));
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string} kind
 */
const fileOf = (name, kind) => `${FOLDER}/${kind}/${name}.png`;
