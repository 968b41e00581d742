import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, wherever the command was called from. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/**
 * An absolute path inside the project.
 * @param {...string} parts
 */
export const inProject = (...parts) => path.join(ROOT, ...parts);

/**
 * A file's text, or null if it doesn't exist.
 * @param {string} file an absolute path
 */
export function textOf(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

/**
 * Every file at or below the given places, as sorted paths relative to the project; a place that
 * does not exist has none.
 * @param {string[]} places relative to the project
 * @param {string} [root] the folder of another checkout of it
 * @returns {string[]}
 */
export function filesUnder(places, root = ROOT) {
  return places.flatMap((place) => filesAt(place, root)).sort();
}

/**
 * @param {string} place
 * @param {string} root
 */
function filesAt(place, root) {
  const folder = path.join(root, place);
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [place];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

/**
 * One hash over the names and contents of files: equal if and only if nothing has changed.
 * @param {string[]} files relative to the project
 * @param {string} [root] the folder of another checkout of it
 */
export function hashOf(files, root = ROOT) {
  const hash = createHash("sha256");
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
}
