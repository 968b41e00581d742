import { existsSync, lstatSync, writeFileSync } from "node:fs";
import { hashOf, inProject, textOf } from "./project.mjs";
import { run } from "./run.mjs";

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
  console.log(existsSync(inProject("node_modules")) ? "Dependencies have changed." : "First run.");
  console.log("Installing dependencies …");
  const { code } = await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (code !== 0)
    throw new Error(`The dependencies could not be installed: npm ended with ${code}.`);
  writeFileSync(STAMP, wanted);
}
