import { mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { node24Env } from "./node24.mjs";
import { inProject, ROOT, textOf } from "./project.mjs";
import { run } from "./run.mjs";

/**
 * A step of which nothing is heard for so long hangs: it is ended, so that the others still run.
 * None is ended for its length.
 */
const SILENCE_IN_MINUTES = 2;

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {Readonly<Record<string, number>>} [others] how many came to another end, by the word
 * for
 *   it that the last line says: "skipped"
 *
 * @typedef {object} Outcome
 * @property {Counts} counts
 * @property {string} output what to show under the step's heading
 * @property {readonly string[]} [remarks] what to say once more above the last line: what was
 * skipped,
 *   and why
 *
 * @typedef {object} ReportedTest
 * @property {string} status
 * @property {{ skippedBecause?: string }} [meta]
 *
 * @typedef {object} Step
 * @property {string} title
 * @property {boolean} live it shows its output by itself while it runs, so must run alone
 * @property {() => Promise<Outcome>} run
 */

/**
 * A check that passes when its command ends with 0. It counts as one.
 * @param {string} title
 * @param {[string, ...string[]]} commandLine
 * @returns {Step}
 */
export function command(title, [name, ...args]) {
  return {
    title,
    live: false,
    run: async () => {
      const options = { env: node24Env(), quiet: true, silenceInMinutes: SILENCE_IN_MINUTES };
      const { code, output } = await run(name, args, options);
      return code === 0 ? { counts: one(true), output: "" } : { counts: one(false), output };
    },
  };
}

/**
 * A piece of this script's own work, which passes unless it throws. It counts as one.
 * @param {string} title
 * @param {() => Promise<void>} work
 * @returns {Step}
 */
export function task(title, work) {
  return {
    title,
    live: false,
    run: () =>
      work().then(
        () => ({ counts: one(true), output: "" }),
        (error) => ({ counts: one(false), output: `${error.message}\n` }),
      ),
  };
}

/**
 * A run of Vitest. Each of its tests counts; so does, as one failure, a file that could not be
 * loaded and a run that failed without naming a test. Skipped tests are counted, each with the
 * reason that its `meta` gives.
 * @param {string} title
 * @param {object} options
 * @param {string} options.name names the file of results
 * @param {[string, ...string[]]} options.args Vitest's command and its arguments
 * @param {() => NodeJS.ProcessEnv} [options.env] asked when the step begins
 * @param {boolean} [options.live] shows its output while it runs; else in the end, when it failed
 * @returns {Step}
 */
export function vitest(title, { name, args, env = () => ({}), live = true }) {
  const folder = inProject(".cache", "test");
  const file = `${folder}/${name}.json`;
  const progress = fileURLToPath(import.meta.resolve("./progressReporter.mjs"));
  const reporters = ["default", "json", progress].map((reporter) => `--reporter=${reporter}`);
  return {
    title,
    live,
    run: async () => {
      mkdirSync(folder, { recursive: true });
      rmSync(file, { force: true });
      const { code, output } = await run(
        "vitest",
        [...args, ...reporters, `--outputFile.json=${file}`],
        {
          env: node24Env({ ...env(), ...(live ? {} : { OUTPUT_IS_COLLECTED: "yes" }) }),
          quiet: !live,
          silenceInMinutes: SILENCE_IN_MINUTES,
        },
      );
      const report = textOf(file);
      const result = { counts: countsOf({ report, code }), remarks: skipsOf(report) };
      return { ...result, output: code === 0 ? "" : output };
    },
  };
}

/**
 * A script that plays tests by itself, and writes what they came to into a file.
 * @param {string} title
 * @param {[string, ...string[]]} commandLine
 * @param {{ results: string, env?: () => NodeJS.ProcessEnv }} options `results` is the file, with
 *   `counts` and `remarks` in it
 * @returns {Step}
 */
export function counted(title, [name, ...args], { results, env = () => ({}) }) {
  return {
    title,
    live: true,
    run: async () => {
      rmSync(results, { force: true });
      const options = { env: node24Env(env()), silenceInMinutes: SILENCE_IN_MINUTES };
      const { code } = await run(name, args, options);
      const text = textOf(results);
      if (text === null) return { counts: one(false), output: "" };
      const { counts, remarks } = JSON.parse(text);
      const isUntold = code !== 0 && counts.failed === 0;
      return { counts: isUntold ? { ...counts, failed: 1 } : counts, remarks, output: "" };
    },
  };
}

/**
 * What a report of Vitest's JSON reporter counts.
 * @param {{ report: string | null, code: number }} run
 * @returns {Counts}
 */
export function countsOf({ report, code }) {
  if (report === null) return one(false);
  const { numPassedTests: passed, numFailedTests, testResults } = JSON.parse(report);
  const skipped = skippedIn(report).length;
  const unloaded = testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
      file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  const failed = numFailedTests + unloaded;
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, others: { skipped } };
}

/**
 * One line for each reason for which tests of such a report were skipped.
 * @param {string | null} report
 * @returns {string[]}
 */
export function skipsOf(report) {
  const counts = new Map();
  for (const reason of report === null ? [] : skippedIn(report)) {
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => `${count} skipped: ${reason}`);
}

/**
 * The reason for each test that did not run; where none is given, the test's file.
 * @param {string} report
 * @returns {string[]}
 */
function skippedIn(report) {
  /** @type {{ name: string, assertionResults: ReportedTest[] }[]} */
  const files = JSON.parse(report).testResults;
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== "passed" && status !== "failed")
      .map(({ meta }) => meta?.skippedBecause ?? `without a reason, in ${name.replace(ROOT, "")}`),
  );
}

/** @param {boolean} isPassed */
const one = (isPassed) => (isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
