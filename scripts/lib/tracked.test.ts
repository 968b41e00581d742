import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { inProject } from "./project.mjs";
import { run } from "./run.mjs";

const MADE_HERE = ["node_modules", "dist", "data", "storybook-static", ".cache", ".env"];

const hasHistory = existsSync(inProject(".git"));
const skip = { skip: !hasHistory, meta: { skippedBecause: "no git repository here" } };

/**
 * A link to node_modules is easily committed, and anyone who merges it loses the installed folder:
 * git overwrites ignored files without asking. `git rm --cached node_modules` undoes it, in the
 * commit that added it (or the history still holds it: rebase with it edited out).
 */
test("nothing that is made here is in git", skip, async () => {
  const { code, output } = await run("git", ["ls-files", "--", ...MADE_HERE], { quiet: true });
  expect({ code, output }).toEqual({ code: 0, output: "" });
});
