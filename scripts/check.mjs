import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { ownArguments } from "../server/machine/arguments.mjs";
import { readChange } from "./lib/change.mjs";
import { generatedFiles, sourceChecks, tablesAsMigrated } from "./lib/checks.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { filesUnder, inProject } from "./lib/project.mjs";
import { counted, vitest } from "./lib/steps.mjs";
import { RESULTS } from "./lib/stories/results.mjs";
import { chooseStories } from "./lib/stories/touched.mjs";
import { prepare, runSteps } from "./lib/testRun.mjs";
import { chooseTests } from "./lib/touchedTests.mjs";

/**
 * `npm run check`: what can be checked of a change in about a minute. Generated files, types, lint,
 * format, borders, styles, the unit tests that the change touches, and the stories of up to three
 * screens. The last line is as that of `npm test`.
 */
ownArguments({ command: "npm run check" });

const SCREENS_MAX = 3;
/** What is played within half a minute. */
const STORIES_MAX = 40;

await prepare(ensureInstalled);

const change = await readChange();
const unit = unitTests(change);
const stories = await touchedStories(change?.files ?? []);
await runSteps(
  [[generatedFiles], [...sourceChecks, tablesAsMigrated], [...unit.steps, ...stories.steps]],
  [
    ...unit.notes,
    ...stories.notes,
    "Left to `npm test`: unused code, all other stories, first load, journeys in a browser.",
  ],
);

/** @param {readonly string[]} changed */
async function touchedStories(changed) {
  const files = filesUnder(["src", "stories"]).filter((file) => /\.(tsx?|css)$/.test(file));
  const sources = new Map(files.map((file) => [file, readFileSync(inProject(file), "utf8")]));
  const { chosen, left } = chooseStories({
    changed,
    sources,
    titlesMax: SCREENS_MAX,
    storiesMax: STORIES_MAX,
  });
  const notes =
    left.length > 0 ? [`Left to \`npm test\`, though touched: ${left.join(", ")}.`] : [];
  if (chosen.length === 0) return { steps: [], notes };
  const { sanitize } = await import("storybook/internal/csf");
  const only = chosen.map((title) => `${sanitize(title)}--`).join();
  const title = `Stories touched: ${chosen.join(", ")}`;
  const commandLine = /** @type {const} */ (["node", "scripts/stories.mjs", `--only=${only}`]);
  return { steps: [counted(title, [...commandLine], { results: RESULTS, live: false })], notes };
}

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
  const note = `Left to \`npm test\`: ${left.length} files of slow tests (\`*.slow.test.ts\`).`;
  return { steps: [step], notes: left.length > 0 ? [note] : [] };
}

/**
 * Quick tests compute, where slow ones wait for processes: more workers than cores gain nothing.
 * @param {string} title
 * @param {[string, ...string[]]} args
 * @param {readonly string[]} left files that are left out
 */
function unitStep(title, args, left = []) {
  return vitest(title, {
    name: "check",
    live: false,
    args: [
      ...args,
      "--project=unit",
      `--maxWorkers=${availableParallelism()}`,
      "--passWithNoTests",
    ],
    env: () => ({ LEFT_OUT_TESTS: left.join(",") }),
  });
}

function testFiles() {
  return filesUnder(["src", "server", "mocks", "stories", "bench", "scripts", ".storybook"])
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => ({ file, text: readFileSync(inProject(file), "utf8") }));
}
