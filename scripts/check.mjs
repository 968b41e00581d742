import { globSync, readFileSync } from "node:fs";
import { ownArguments } from "../server/machine/arguments.mjs";
import { readChange } from "./lib/change.mjs";
import { generatedFiles, sourceChecks } from "./lib/checks.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { inProject, ROOT } from "./lib/project.mjs";
import { vitest } from "./lib/steps.mjs";
import { runSteps } from "./lib/testRun.mjs";
import { chooseTests } from "./lib/touchedTests.mjs";

/**
 * `npm run check`: what can be known of a change within a minute. Generated files, types, lint,
 * format, borders, and the unit tests that the change touches. The last line is as that of
 * `npm test`.
 */
ownArguments({ command: "npm run check" });

try {
  await ensureInstalled();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log("0 passed, 1 failed");
  process.exit(1);
}

const unit = unitTests(await readChange());
await runSteps(
  [[generatedFiles], [...sourceChecks, ...unit.steps]],
  [
    ...unit.notes,
    "Left to `npm test`: unused code, stories, pictures, first load, journeys in a browser.",
  ],
);

/** @param {import("./lib/change.mjs").Change | null} change */
function unitTests(change) {
  if (change === null) {
    const title = "All unit tests, as there is no main branch to compare with";
    return { steps: [unitStep(title, ["run"])], notes: [] };
  }
  const { base, files } = change;
  if (files.length === 0) {
    return { steps: [], notes: [`No unit tests: nothing differs from ${base}.`] };
  }
  const { related, left } = chooseTests({ changed: files, tests: testFiles() });
  const title = `Unit tests touched by what differs from ${base} (${files.length} files)`;
  const step = unitStep(title, ["related", "--run", ...related], left);
  const places = "server/store, server/testing, server/local/standIns, server/services/contract";
  const reason = `${left.length} files of tests on databases, as nothing changed in ${places}.`;
  return { steps: [step], notes: left.length > 0 ? [`Left to \`npm test\`: ${reason}`] : [] };
}

/**
 * @param {string} title
 * @param {[string, ...string[]]} args
 * @param {readonly string[]} left files that are left out
 */
function unitStep(title, args, left = []) {
  return vitest(title, {
    name: "check",
    live: false,
    args: [...args, "--project=unit", "--passWithNoTests"],
    env: () => ({ LEFT_OUT_TESTS: left.join(",") }),
  });
}

function testFiles() {
  const exclude = ["node_modules/**"];
  return globSync(["**/*.test.ts", ".storybook/**/*.test.ts"], { cwd: ROOT, exclude }).map(
    (file) => ({ file, text: readFileSync(inProject(file), "utf8") }),
  );
}
