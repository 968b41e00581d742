import { ROOT } from "./project.mjs";
import { run } from "./run.mjs";

/** Where to look for the main branch: what others get first. */
const MAIN = ["origin/HEAD", "origin/main", "main"];

/**
 * @typedef {object} Change
 * @property {string} base the main branch, by its name
 * @property {string[]} files relative to the project
 */

/**
 * What differs from where this branch left the main branch: committed or not, untracked, deleted.
 * @param {string} [folder] of the repository; the project's own when left out
 * @returns {Promise<Change | null>} null if there is no main branch to compare with
 */
export async function readChange(folder = ROOT) {
  const git = (/** @type {string[]} */ ...args) => runGit(folder, args);
  for (const base of MAIN) {
    const fork = await git("merge-base", "HEAD", base);
    if (fork === null) continue;
    const lists = [
      await git("diff", "--name-only", "--no-renames", "--relative", "-z", fork.trim(), "--"),
      await git("ls-files", "--others", "--exclude-standard", "-z"),
    ];
    const files = lists.flatMap((list) => (list ?? "").split("\0")).filter((file) => file !== "");
    return { base, files: files.toSorted() };
  }
  return null;
}

/**
 * @param {string} folder
 * @param {string[]} args
 */
async function runGit(folder, args) {
  const { code, output } = await run("git", ["-C", folder, ...args], { quiet: true });
  return code === 0 ? output : null;
}
