import { existsSync, writeFileSync } from "node:fs";
import { hashOf, inProject, textOf } from "./project.mjs";
import { run } from "./run.mjs";

const STAMP = inProject("node_modules", ".installed-from");

/**
 * Installs the dependencies where they are missing or are not those of the lock file.
 * @throws when npm fails; npm itself has said why
 */
export async function ensureInstalled() {
  const wanted = hashOf(["package-lock.json"]);
  if (textOf(STAMP) === wanted) return;
  console.log(existsSync(inProject("node_modules")) ? "Dependencies have changed." : "First run.");
  console.log("Installing dependencies …");
  const { code } = await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (code !== 0)
    throw new Error(`The dependencies could not be installed: npm ended with ${code}.`);
  writeFileSync(STAMP, wanted);
}
