import { chmod, mkdir, readdir, stat } from "node:fs/promises";
import path from "node:path";

/** Permissions of anyone but the owner. */
const OTHERS = 0o077;

/** What is in a data folder of ours. */
const OURS = /^(?:database|secrets\.json|files|pictures|postgres)(?:\.|$)/;

/**
 * Creates the folder, or restricts an existing one to its owner: it holds everyone's data and the
 * secrets for sign-in. Throws a sentence for a folder that others can read and that holds
 * something else, or that this process may not change.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { mode } = await stat(folder);
  // Windows has no such mode bits, and reports full access.
  if ((mode & OTHERS) === 0 || process.platform === "win32") return;
  const entries = await readdir(folder);
  const isOurs = entries.length === 0 || entries.some((entry) => OURS.test(entry));
  if (!isOurs || !(await isClosed(folder))) {
    throw new Error(
      `Others can read ${path.resolve(folder)}, where the data would be. ` +
        "Name a folder of its own by DATA_FOLDER, or make this one private: chmod 700.",
    );
  }
}

/** Removes others' permissions; false when this process may not change the folder. */
function isClosed(folder: string): Promise<boolean> {
  return chmod(folder, 0o700).then(
    () => true,
    () => false,
  );
}
