import { link, open, rename, rm } from "node:fs/promises";
import path from "node:path";

/** Tells drafts of one process from each other. */
let count = 0;

/**
 * Writes a file that is there with all of its content or not at all, whatever ends the process, the
 * machine, or the space on its disk.
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
 * Only one of several who try at once succeeds, which a renaming would not see to.
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
 * A new name is on the disk only with its folder. Some systems cannot do it; they see to it
 * themselves.
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
