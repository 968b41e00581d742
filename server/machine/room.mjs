import { existsSync, statSync } from "node:fs";
import { access, constants, statfs } from "node:fs/promises";
import path from "node:path";

/**
 * @typedef {object} Need disk space that something is about to need
 * @property {string} folder where it will be; need not exist yet
 * @property {number} bytes
 * @property {string} purpose ends a sentence that begins with "There must be room for"
 */

/** What the system says of a full disk, and of a person's full share of one. */
const FULL_CODES = ["ENOSPC", "EDQUOT"];
/** The same two codes in the embedded database: numbers of its own, and no `code`. */
const EMBEDDED_FULL_NUMBERS = [51, 19];
/** Some errors don't say what is wrong; with less than this left, it is the disk. */
const NEXT_TO_NOTHING_BYTES = 64 * 1024;

/**
 * @param {Need} need
 * @throws with a sentence that names the disk and what is needed, when it has less; what the system
 *   says, when this user may not write there
 */
export async function requireRoom(need) {
  await access(nearest(need.folder), constants.W_OK);
  const left = await bytesLeft(need.folder);
  if (left < need.bytes) throw new Error(sentence(need, left));
}

/**
 * Does work that writes, and names the disk in a sentence when it fails because the disk is full.
 * @template Result
 * @param {Need} need
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withRoom(need, work) {
  try {
    return await work();
  } catch (error) {
    const left = await bytesLeft(need.folder);
    if (!isOfFullDisk(error) && left > NEXT_TO_NOTHING_BYTES) throw error;
    throw new Error(sentence(need, left), { cause: error });
  }
}

/** @param {unknown} error */
function isOfFullDisk(error) {
  if (typeof error !== "object" || error === null) return false;
  const { name, code, errno } = /** @type {{ name?: string, code?: string, errno?: number }} */ (
    error
  );
  if (name === "ErrnoError") return EMBEDDED_FULL_NUMBERS.includes(errno ?? 0);
  return FULL_CODES.includes(code ?? "");
}

/**
 * @param {Need} need
 * @param {number} left
 */
function sentence({ folder, bytes, purpose }, left) {
  const place = nearest(folder);
  return (
    `The disk of ${path.resolve(folder)} (mounted at ${mountOf(place)}) has ${megabytes(left)} MB left. ` +
    `There must be room for ${purpose}: ${megabytes(bytes)} MB.`
  );
}

/** @param {string} folder */
async function bytesLeft(folder) {
  const { bavail, bsize } = await statfs(nearest(folder));
  return bavail * bsize;
}

/**
 * The folder, or its nearest existing parent.
 * @param {string} folder
 * @returns {string}
 */
function nearest(folder) {
  const place = path.resolve(folder);
  return existsSync(place) ? place : nearest(path.dirname(place));
}

/**
 * The mount point of a place's disk: the highest folder on the same device.
 * @param {string} place
 * @returns {string}
 */
function mountOf(place) {
  const above = path.dirname(place);
  return above === place || statSync(above).dev !== statSync(place).dev ? place : mountOf(above);
}

/** @param {number} bytes */
const megabytes = (bytes) => Math.floor(bytes / (1024 * 1024));
