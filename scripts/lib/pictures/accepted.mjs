import { existsSync } from "node:fs";
import path from "node:path";
import { ensureInstalled } from "../install.mjs";
import { inProject } from "../project.mjs";
import { run } from "../run.mjs";
import { ensureWorkshop, SOURCES } from "../stories/workshop.mjs";

const FOLDER = inProject(".cache", "accepted");

/**
 * Runs git.
 * @param {...string} args
 * @returns {Promise<string | null>} what it printed; null when it failed, or without git
 */
async function git(...args) {
  const { code, output } = await run("git", args, { quiet: true });
  return code === 0 ? output.trim() : null;
}

/**
 * Whether a commit can be played here: a shallow clone has few, and a rebased one is gone.
 * @param {string} commit
 */
export const hasCommit = async (commit) =>
  (await git("cat-file", "-e", `${commit}^{commit}`)) !== null;

/** The hash of the checked-out commit; null without git. */
export const headCommit = () => git("rev-parse", "HEAD");

/**
 * The commit that holds what the stories are made of.
 * @returns {Promise<string>} its hash
 * @throws when something of it is not committed
 */
export async function committedSources() {
  const commit = await headCommit();
  if (commit === null) throw new Error("Only a commit can be accepted, and there is no git here.");
  const changed = await git("status", "--porcelain", "--", ...SOURCES);
  if (changed) throw new Error(`Only a commit can be accepted. Commit these first:\n${changed}`);
  return commit;
}

/**
 * Builds the workshop of another commit, in a worktree with an installation of its own.
 * @param {string} commit
 * @returns {Promise<string>} the folder that it was built into
 * @throws when one of the steps fails, with what it said
 */
export async function workshopAt(commit) {
  console.log(`Building the workshop of ${commit.slice(0, 10)} …`);
  if (!existsSync(path.join(FOLDER, ".git"))) {
    await must("git", ["worktree", "prune"]);
    await must("git", ["worktree", "add", "--detach", "--force", FOLDER, commit]);
  }
  await must("git", ["-C", FOLDER, "checkout", "--quiet", "--force", "--detach", commit]);
  await ensureInstalled(FOLDER);
  return ensureWorkshop(FOLDER);
}

/**
 * @param {string} command
 * @param {string[]} args
 */
async function must(command, args) {
  const { code, output } = await run(command, args, { quiet: true });
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${output}`);
}
