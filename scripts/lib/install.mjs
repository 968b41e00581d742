import { existsSync, lstatSync } from "node:fs";
import { requireRoom } from "../../server/machine/room.mjs";
import { writeWhole } from "../../server/machine/wholeFile.mjs";
import { hashOf, inProject, textOf } from "./project.mjs";
import { run } from "./run.mjs";

/** What they weigh, and some more for npm. */
const INSTALLED_BYTES = 1_300 * 1024 * 1024;
const STAMP = inProject("node_modules", ".installed-from");

/**
 * Installs the dependencies where they are missing or are not those of the lock file.
 * @throws when npm fails, which itself has said why, or when the folder is shared by a link
 */
export async function ensureInstalled() {
  const wanted = hashOf(["package-lock.json"]);
  if (textOf(STAMP) === wanted) return;
  // npm would empty the folder behind a link, under those whose folder it is.
  if (lstatSync(inProject("node_modules"), { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Error(
      "node_modules is a link and is not from this lock file: install where it leads.",
    );
  }
  const isFirst = !existsSync(inProject("node_modules"));
  // npm removes an old folder before it makes the new one.
  if (isFirst) {
    const folder = inProject("node_modules");
    await requireRoom({ folder, bytes: INSTALLED_BYTES, purpose: "the dependencies" });
  }
  console.log(isFirst ? "First run." : "Dependencies have changed.");
  console.log("Installing dependencies …");
  const { code } = await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (code !== 0)
    throw new Error(`The dependencies could not be installed: npm ended with ${code}.`);
  await writeWhole(STAMP, wanted);
}
