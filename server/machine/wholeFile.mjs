import { link, open, rename, rm } from "node:fs/promises";
import path from "node:path";

/** Distinguishes the drafts of one process. */
let count = 0;

/**
 * Writes a file atomically: it has all of its content or doesn't exist, even if the process or the
 * machine dies, or the disk is full.
 * @param {string} file
 * @param {string | Uint8Array} content
 * @param {{ mode?: number, isKept?: boolean }} [options] `mode`: its rights, by default its owner's
 *   alone; `isKept`: whether a file that is there already stays
 * @returns {Promise<boolean>} whether it was written; never false without `isKept`
 * @throws what the system says; then nothing is left behind
 */
export async function writeWhole(file, content, { mode = 0o600, isKept = false } = {}) {
  count += 1;
  const draft = `${file}.${process.pid}-${count}.draft`;
  try {
    await writeSynced(draft, content, mode);
    if (!isKept) await rename(draft, file);
    else if (!(await linkNew(draft, file))) return false;
    await syncFolder(path.dirname(file));
    return true;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * @param {string} file
 * @param {string | Uint8Array} content
 * @param {number} mode
 */
async function writeSynced(file, content, mode) {
  const handle = await open(file, "w", mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Of several concurrent attempts only one succeeds, which a rename wouldn't guarantee.
 * @param {string} draft
 * @param {string} file
 */
async function linkNew(draft, file) {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  }
}

/**
 * A new name is durable only once its folder is synced. Some systems can't sync folders, and don't
 * need to.
 * @param {string} folder
 */
async function syncFolder(folder) {
  try {
    const handle = await open(folder, "r");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    const { code = "" } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!["EINVAL", "EISDIR", "EPERM", "EACCES", "ENOTSUP"].includes(code)) throw error;
  }
}
