import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { node24Env } from "./node24.mjs";
import { inProject, textOf } from "./project.mjs";
import { run } from "./run.mjs";

/**
 * A step that is silent for this long hangs: it is killed, so that the others still run. A long
 * step alone isn't.
 */
const SILENCE_IN_MINUTES = 2;
/**
 * Where Node keeps the code that it has compiled: tests start some hundred servers, and each is
 * ready a third sooner. Nothing removes what is out of date there, so it goes with the packages.
 */
const COMPILED = inProject("node_modules", ".cache", "node");

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {Readonly<Record<string, number>>} [others] how many ended otherwise, by the word that
 *   the last line uses: "skipped"
 *
 * @typedef {object} Outcome
 * @property {Counts} counts
 * @property {string} output what to show under the step's heading
 * @property {readonly string[]} [remarks] what to repeat above the last line: what was skipped, and
 *   why
 * @property {string | null} [first] the first failure, to be repeated in the end
 *
 * @typedef {object} Step
 * @property {string} title
 * @property {boolean} live it prints its own output while it runs, so must run alone
 * @property {() => Promise<Outcome>} run
 * @property {boolean} [isGate] nothing after its group is worth running when it fails
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
 * @param {() => Promise<unknown>} work
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
 * loaded, a setup that failed, and a run that failed without naming a test. Skipped tests are
 * counted, each with the reason that its `meta` gives.
 * @param {string} title
 * @param {object} options
 * @param {string} options.name names the file of results
 * @param {[string, ...string[]]} options.args Vitest's command and its arguments
 * @param {() => NodeJS.ProcessEnv} [options.env] asked when the step begins
 * @param {boolean} [options.live] shows its failures while it runs; else in the end
 * @param {boolean} [options.isGate]
 * @returns {Step}
 */
export function vitest(title, { name, args, env = () => ({}), live = true, isGate = false }) {
  const results = inProject(".cache", "test", `${name}.json`);
  const reporter = fileURLToPath(import.meta.resolve("./testReporter.mjs"));
  const collected = live ? {} : { OUTPUT_IS_COLLECTED: "yes" };
  return counted(title, ["vitest", ...args, `--reporter=${reporter}`], {
    results,
    env: () => ({
      NODE_COMPILE_CACHE: COMPILED,
      ...env(),
      ...collected,
      TEST_RESULTS: results,
    }),
    live,
    isGate,
  });
}

/**
 * A command that runs tests by itself, and writes their results to a file.
 * @param {string} title
 * @param {[string, ...string[]]} commandLine
 * @param {object} options
 * @param {string} options.results the file, with `counts`, `remarks` and `first` in it
 * @param {() => NodeJS.ProcessEnv} [options.env] asked when the step begins
 * @param {boolean} [options.live] shows its output while it runs; else in the end, when it failed
 * @param {boolean} [options.isGate]
 * @returns {Step}
 */
export function counted(title, [name, ...args], options) {
  const { results, env = () => ({}), live = true, isGate = false } = options;
  return {
    title,
    live,
    isGate,
    run: async () => {
      mkdirSync(path.dirname(results), { recursive: true });
      rmSync(results, { force: true });
      const { code, output } = await run(name, args, {
        env: node24Env(env()),
        quiet: !live,
        silenceInMinutes: SILENCE_IN_MINUTES,
      });
      const shown = code === 0 ? "" : output;
      const text = textOf(results);
      if (text === null) {
        const first = live ? "It ended without results; what it printed is further up." : null;
        return { counts: one(false), output: shown, first };
      }
      const { counts, remarks, first = null } = JSON.parse(text);
      const isUntold = code !== 0 && counts.failed === 0;
      return {
        counts: isUntold ? { ...counts, failed: 1 } : counts,
        remarks,
        first,
        output: shown,
      };
    },
  };
}

/** @param {boolean} isPassed */
const one = (isPassed) => (isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
