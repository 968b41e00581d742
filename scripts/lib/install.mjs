import { existsSync, lstatSync } from "node:fs";
import path from "node:path";
import { requireRoom } from "../../server/machine/room.mjs";
import { writeWhole } from "../../server/machine/wholeFile.mjs";
import { hashOf, ROOT, textOf } from "./project.mjs";
import { run } from "./run.mjs";

/** What they weigh, and some more for npm. */
const INSTALLED_BYTES = 1_300 * 1024 * 1024;

/**
 * Installs the dependencies where they are missing or are not those of the lock file.
 * @param {string} [root] the folder of another checkout of the project
 * @throws when npm fails, which itself has said why, or when the folder is shared by a link
 */
export async function ensureInstalled(root = ROOT) {
  const modules = path.join(root, "node_modules");
  const stamp = path.join(modules, ".installed-from");
  const wanted = hashOf(["package-lock.json"], root);
  if (textOf(stamp) === wanted) return;
  // npm would empty the folder behind a link, under those whose folder it is.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Error(
      "node_modules is a link and is not from this lock file: install where it leads.",
    );
  }
  const isFirst = !existsSync(modules);
  // npm removes an old folder before it makes the new one.
  if (isFirst) {
    await requireRoom({ folder: modules, bytes: INSTALLED_BYTES, purpose: "the dependencies" });
  }
  console.log(isFirst ? "First run." : "Dependencies have changed.");
  console.log("Installing dependencies …");
  const options = ["--no-audit", "--no-fund", "--loglevel=error"];
  const { code } = await run("npm", ["ci", ...options], { cwd: root });
  if (code !== 0)
    throw new Error(`The dependencies could not be installed: npm ended with ${code}.`);
  await writeWhole(stamp, wanted);
}
