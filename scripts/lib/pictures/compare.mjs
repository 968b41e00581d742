import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { inProject } from "../project.mjs";

const FOLDER = inProject("pictures", "baselines");

/**
 * @typedef {import("./take.mjs").Picture} Picture
 *
 * @typedef {object} Difference
 * @property {string} name
 * @property {string} says in words
 * @property {Buffer | null} before
 * @property {Buffer | null} after
 * @property {Buffer | null} marked the differing pixels; null when the sizes differ
 */

/**
 * Puts the pictures in place of the kept ones. A whole set also drops those whose story is gone.
 * @param {Picture[]} pictures
 * @param {{ isWhole: boolean }} options
 */
export function acceptPictures(pictures, { isWhole }) {
  if (isWhole) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const taken = pictures.flatMap(({ name, png }) => (png ? [{ name, png: packed(png) }] : []));
  for (const { name, png } of taken) writeFileSync(fileOf(name), png);
  const bytes = taken.reduce((sum, { png }) => sum + png.length, 0);
  for (const { name, png } of pictures) {
    if (png === null) console.log(`${name}: the story did not come to its end`);
  }
  return { kept: taken.length, megabytes: bytes / 1e6 };
}

/**
 * @param {Picture[]} pictures
 * @param {{ isWhole: boolean }} options
 * @returns {Difference[]}
 */
export function comparePictures(pictures, { isWhole }) {
  const names = new Set(pictures.map(({ name }) => name));
  const gone = isWhole ? keptNames().filter((name) => !names.has(name)) : [];
  return [
    ...pictures.flatMap((picture) => differenceOf(picture) ?? []),
    ...gone.map((name) => ({
      name,
      says: "its story is gone",
      before: kept(name),
      after: null,
      marked: null,
    })),
  ];
}

/**
 * @param {Picture} picture
 * @returns {Difference | null}
 */
function differenceOf({ name, png: after }) {
  const before = kept(name);
  const base = { name, before, after, marked: null };
  if (after === null) return { ...base, says: "the story did not come to its end" };
  if (before === null) return { ...base, says: "is new" };
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  if (old.width !== now.width || old.height !== now.height) {
    const sizes = [old, now].map(({ width, height }) => `${width} × ${height}`);
    return { ...base, says: `was ${sizes[0]}, is ${sizes[1]}` };
  }
  if (old.data.equals(now.data)) return null;
  const marks = new PNG({ width: now.width, height: now.height });
  const options = { threshold: 0, includeAA: true };
  const count = pixelmatch(old.data, now.data, marks.data, now.width, now.height, options);
  return { ...base, says: `${count} pixels differ`, marked: PNG.sync.write(marks) };
}

/**
 * The same pixels in fewer bytes: no transparency, the strongest compression.
 * @param {Buffer} png
 */
function packed(png) {
  const options = { colorType: /** @type {2} */ (2), deflateLevel: 9, filterType: -1 };
  const image = PNG.sync.read(png);
  const adaptive = PNG.sync.write(image, options);
  const plain = PNG.sync.write(image, { ...options, filterType: 0 });
  return adaptive.length < plain.length ? adaptive : plain;
}

/** @param {string} name */
const fileOf = (name) => path.join(FOLDER, `${name}.png`);

/** @param {string} name */
function kept(name) {
  try {
    return readFileSync(fileOf(name));
  } catch {
    return null;
  }
}

function keptNames() {
  try {
    return readdirSync(FOLDER)
      .filter((file) => file.endsWith(".png"))
      .map((file) => file.slice(0, -".png".length));
  } catch {
    return [];
  }
}
