import { existsSync, lstatSync } from "node:fs";
import path from "node:path";
import { requireRoom } from "../../server/machine/room.mjs";
import { missingPackages } from "./missingPackages.mjs";
import { ROOT } from "./project.mjs";
import { run } from "./run.mjs";

/** Their size on disk, with some headroom for npm. */
const INSTALLED_BYTES = 1_300 * 1024 * 1024;

/**
 * Installs the dependencies if one is missing or doesn't match the lock file, however the others
 * were installed.
 * @param {string} [root] the folder of another checkout of the project
 * @throws when npm fails, which itself has said why, or when the folder is a shared link
 */
export async function ensureInstalled(root = ROOT) {
  if (missingPackages(root).length === 0) return;
  const modules = path.join(root, "node_modules");
  // npm would empty the folder behind the link, which belongs to someone else.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Error(
      "node_modules is a link and is not from this lock file: install where it leads.",
    );
  }
  const isFirst = !existsSync(modules);
  // npm removes an old folder before it makes the new one.
  const bytes = isFirst ? INSTALLED_BYTES : 0;
  await requireRoom({ folder: modules, bytes, purpose: "the dependencies" });
  console.log(isFirst ? "First run." : "The dependencies are not those of package-lock.json.");
  console.log("Installing dependencies …");
  const options = ["--no-audit", "--no-fund", "--loglevel=error"];
  const { code } = await run("npm", ["ci", ...options], { cwd: root });
  if (code !== 0)
    throw new Error(`The dependencies could not be installed: npm ended with ${code}.`);
}
