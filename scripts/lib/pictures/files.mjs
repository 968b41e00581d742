import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inProject, textOf } from "../project.mjs";
import { filesOf, workBetween } from "./kept.mjs";

const LIST = inProject("pictures", "list.json");
const FOLDER = inProject("pictures", "baselines");

/** @typedef {import("./kept.mjs").Kept} Kept */

/**
 * What was accepted last; null before the first time.
 * @returns {Kept | null}
 */
export function readKept() {
  const text = textOf(LIST);
  return text === null ? null : JSON.parse(text);
}

/**
 * The image of an accepted picture.
 * @param {Kept} kept
 * @param {string} hash
 * @returns {Buffer}
 * @throws when its file is missing
 */
export function readPicture(kept, hash) {
  return readFileSync(fileOf(filesOf(kept.pictures).get(hash) ?? hash));
}

/**
 * Makes folder and list say what is accepted now: writes what is new, removes what nobody shows.
 * @param {{ before: Kept | null, after: Kept, packedOf: (hash: string) => Promise<Buffer> }} options
 *   `packedOf` makes the image of a picture that was not kept before
 */
export async function writeKept({ before, after, packedOf }) {
  mkdirSync(FOLDER, { recursive: true });
  const { write, remove } = workBetween(before?.pictures ?? {}, after.pictures);
  const known = new Set(Object.values(before?.pictures ?? {}));
  const isKept = (/** @type {{ hash: string }} */ { hash }) => known.has(hash);
  // Read before anything is written: one picture's file may become the name of another.
  const moved = write
    .filter(isKept)
    .map(({ file, hash }) => ({ file, image: before ? readPicture(before, hash) : null }));
  for (const file of remove) rmSync(fileOf(file), { force: true });
  for (const { file, image } of moved) if (image) writeFileSync(fileOf(file), image);
  const added = write.filter((one) => !isKept(one));
  const work = async () => {
    for (let one = added.pop(); one; one = added.pop()) {
      writeFileSync(fileOf(one.file), await packedOf(one.hash));
    }
  };
  // A few at once: unpacked they are large.
  await Promise.all([work(), work(), work()]);
  writeFileSync(LIST, `${JSON.stringify(after, null, 2)}\n`);
}

/**
 * What the files of accepted pictures weigh.
 * @param {Kept} kept
 */
export function weightOf({ pictures }) {
  const names = [...filesOf(pictures).values()];
  const bytes = names.reduce((sum, name) => sum + statSync(fileOf(name)).size, 0);
  return { files: names.length, megabytes: bytes / 1e6 };
}

/** @param {string} name */
const fileOf = (name) => path.join(FOLDER, `${name}.webp`);
