import { chmod, mkdir, readdir, stat } from "node:fs/promises";
import path from "node:path";

/** Rights of anybody but the owner. */
const OTHERS = 0o077;

/** What lies in a data folder of ours. */
const OURS = /^(?:database|secrets\.json|files|pictures|postgres)(?:\.|$)/;

/**
 * Makes the folder, or the one that is there, its owner's alone: it holds everybody's data and the
 * secrets that sign people in. Throws a sentence for a folder of others, whose rights are not ours
 * to change.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { mode } = await stat(folder);
  // Windows has no such rights, and says that everybody has all.
  if ((mode & OTHERS) === 0 || process.platform === "win32") return;
  const entries = await readdir(folder);
  const isOurs = entries.length === 0 || entries.some((entry) => OURS.test(entry));
  if (!isOurs || !(await isClosed(folder))) {
    throw new Error(
      `Others can read ${path.resolve(folder)}, where the data would lie. ` +
        "Name a folder of its own by DATA_FOLDER, or make this one private: chmod 700.",
    );
  }
}

/** Takes others' rights; false when the folder is not this process's to change. */
function isClosed(folder: string): Promise<boolean> {
  return chmod(folder, 0o700).then(
    () => true,
    () => false,
  );
}
