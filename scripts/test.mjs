import { ownArguments } from "../server/machine/arguments.mjs";
import { ensureBrowser, ensurePlayer } from "./lib/browser.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { generatedFiles, sourceChecks, tablesAsMigrated } from "./lib/checks.mjs";
import { command, counted, task, vitest } from "./lib/steps.mjs";
import { RESULTS } from "./lib/stories/results.mjs";
import { prepare, runSteps } from "./lib/testRun.mjs";

/**
 * `npm test`: every check of the project, in an order in which the first failure explains the next
 * ones. All of them run, whatever fails, except after a missing migration. The last line is `N
 * passed, N failed`, followed by `, N skipped` when something was; what that is and why is said
 * above it.
 */
ownArguments({ command: "npm test", hint: "`vitest run --project unit FILE` runs one file." });

/** @type {Record<string, string>} */
const browserEnv = {};

async function findBrowsers() {
  browserEnv["CHROMIUM_PATH"] = await ensureBrowser();
  browserEnv["PLAYER_PATH"] = await ensurePlayer();
}

await prepare(ensureInstalled);

await runSteps([
  [generatedFiles],
  [
    ...sourceChecks,
    tablesAsMigrated,
    command("Nothing unused", ["knip"]),
    // Mostly waits.
    command("A demo marketplace for the journeys", ["node", "e2e/makeDemo.ts"]),
  ],
  [vitest("Unit and contract tests", { name: "unit", args: ["run", "--project", "unit"] })],
  [task("A browser for the tests", findBrowsers), task("Build", ensureBuilt)],
  [
    counted(
      "Every story plays, is accessible and looks as it did",
      ["node", "scripts/stories.mjs"],
      { results: RESULTS },
    ),
  ],
  [command("First load within its budget", ["node", "scripts/checkBudget.mjs"])],
  [
    vitest("Journeys in a browser against the server", {
      name: "e2e",
      args: ["run", "--config", "vitest.e2e.config.ts"],
      env: () => browserEnv,
    }),
  ],
]);
