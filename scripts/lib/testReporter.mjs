import { writeFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { createProgress } from "./progress.mjs";

/** @typedef {import("vitest/node").TestCase} TestCase */
/** @typedef {import("vitest/node").TestModule} TestModule */
/** @typedef {import("vitest/node").TestSuite} TestSuite */

/** More rarely help: they have the same cause. */
const SHOWN_FAILURES = 10;
const SHOWN_LINES = 40;

/**
 * Prints only the failures of a Vitest run, reports its progress, and writes its results to the
 * file that TEST_RESULTS names: `counts`, `remarks` on what was skipped, and the `first` failure.
 * Where OUTPUT_IS_COLLECTED, no one reads the progress, and printing it would count as a sign of
 * life.
 */
export default class TestReporter {
  files = { ended: 0, all: 0 };
  tests = { ended: 0, failed: 0 };
  /** @type {string[]} */
  failures = [];
  /** @type {ReturnType<typeof createProgress> | undefined} */
  progress;

  /** @type {NonNullable<import("vitest/node").Reporter["onTestRunStart"]>} */
  onTestRunStart(files) {
    this.files.all = files.length;
    const howFar = () =>
      `${this.tests.ended} tests, ${this.tests.failed} failed, in ${this.files.ended} of ${this.files.all} files`;
    const print = process.env["OUTPUT_IS_COLLECTED"] === undefined ? console.log : () => {};
    this.progress = createProgress({ howFar, print });
  }

  /** @param {TestCase} test */
  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    this.tests.ended += 1;
    this.progress?.went();
    if (state !== "failed") return;
    this.tests.failed += 1;
    const { shown } = /** @type {{ shown?: string }} */ (test.meta());
    this.#fail(`${test.module.relativeModuleId} > ${test.fullName}`, errors, shown);
  }

  /** @param {TestModule} module */
  onTestModuleEnd(module) {
    this.files.ended += 1;
    this.progress?.went();
    for (const place of placesOf(module)) {
      const errors = place.errors();
      if (errors.length > 0) this.#fail(`${nameOf(place)} (before or after its tests)`, errors);
    }
  }

  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly import("vitest/node").SerializedError[]} errors thrown outside of any test
   */
  onTestRunEnd(modules, errors) {
    this.progress?.stop();
    for (const error of errors) this.#fail("outside of any test", [error]);
    const more = this.failures.slice(SHOWN_FAILURES);
    if (more.length > 0) {
      const titles = more.slice(0, SHOWN_LINES).map(titleOf);
      console.log([`\n… and ${more.length} more failed:`, ...titles].join("\n"));
    }
    const file = process.env["TEST_RESULTS"];
    if (file !== undefined) writeFileSync(file, JSON.stringify(this.#results(modules)));
  }

  /**
   * @param {string} title
   * @param {readonly import("vitest/node").SerializedError[]} errors
   * @param {string} [shown] by pages, when a journey failed
   */
  #fail(title, errors, shown) {
    const said = [`FAIL ${title}`, ...errors.map(textOf), ...(shown ? [shown] : [])];
    const failure = bounded(said.join("\n"));
    this.failures.push(failure);
    if (this.failures.length <= SHOWN_FAILURES) console.log(`\n${failure}`);
  }

  /** @param {readonly TestModule[]} modules */
  #results(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const skipped = tests.filter((test) => ["skipped", "pending"].includes(test.result().state));
    const passed = tests.filter((test) => test.result().state === "passed").length;
    const [first = null] = this.failures;
    return {
      counts: { passed, failed: this.failures.length, others: { skipped: skipped.length } },
      remarks: remarksOn(skipped.map(reasonOf)),
      first,
    };
  }
}

/**
 * One line per reason, with its count.
 * @param {readonly string[]} reasons
 */
function remarksOn(reasons) {
  return [...new Set(reasons)].map(
    (reason) => `${reasons.filter((other) => other === reason).length} skipped: ${reason}`,
  );
}

/**
 * What the test gives as its reason; else whether something before it failed.
 * @param {TestCase} test
 */
function reasonOf(test) {
  const { skippedBecause } = /** @type {{ skippedBecause?: string }} */ (test.meta());
  if (skippedBecause !== undefined) return skippedBecause;
  const file = test.module.relativeModuleId;
  return hasFailedSetup(test) ? `its setup failed, in ${file}` : `without a reason, in ${file}`;
}

/** @param {TestCase} test */
function hasFailedSetup(test) {
  /** @type {TestSuite | TestModule} */
  let place = test.parent;
  while (place.type === "suite") {
    if (place.errors().length > 0) return true;
    place = place.parent;
  }
  return place.errors().length > 0;
}

/** @param {TestModule} module */
const placesOf = (module) => [module, ...module.children.allSuites()];

/** @param {TestModule | TestSuite} place */
const nameOf = (place) =>
  place.type === "module"
    ? place.relativeModuleId
    : `${place.module.relativeModuleId} > ${place.fullName}`;

/**
 * @param {import("vitest/node").SerializedError & { diff?: string }} error
 * @returns {string}
 */
function textOf({ name, message, diff, cause, stacks = [] }) {
  const places = stacks.slice(0, 3).map(({ file, line }) => `  at ${file}:${line}`);
  const says = `${name === undefined ? "" : `${name}: `}${message}`;
  const because = cause?.message === undefined ? [] : [`Caused by: ${textOf(cause)}`];
  return [says, ...(diff === undefined ? [] : [diff]), ...places, ...because].join("\n");
}

/** @param {string} text */
function bounded(text) {
  const lines = stripVTControlCharacters(text).split("\n");
  if (lines.length <= SHOWN_LINES) return lines.join("\n");
  return [...lines.slice(0, SHOWN_LINES), `… ${lines.length - SHOWN_LINES} lines more`].join("\n");
}

/** @param {string} failure */
const titleOf = (failure) => failure.slice(0, failure.indexOf("\n"));
