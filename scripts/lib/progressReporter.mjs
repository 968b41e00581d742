import { createProgress } from "./progress.mjs";

/**
 * Says how far a run of Vitest is. On a terminal its own summary does that; and where the output is
 * only collected, nobody reads it, and what is printed would look like progress.
 */
export default class ProgressReporter {
  files = { ended: 0, all: 0 };
  tests = { ended: 0, failed: 0 };
  /** @type {ReturnType<typeof createProgress> | undefined} */
  progress;

  /** @type {NonNullable<import("vitest/node").Reporter["onTestRunStart"]>} */
  onTestRunStart(files) {
    this.files.all = files.length;
    const howFar = () =>
      `${this.tests.ended} tests, ${this.tests.failed} failed, in ${this.files.ended} of ${this.files.all} files`;
    const isRead = !process.stdout.isTTY && process.env["OUTPUT_IS_COLLECTED"] === undefined;
    const print = isRead ? console.log : () => {};
    this.progress = createProgress({ howFar, print });
  }

  /** @param {import("vitest/node").TestCase} test */
  onTestCaseResult(test) {
    this.tests.ended += 1;
    if (test.result().state === "failed") this.tests.failed += 1;
    this.progress?.went();
  }

  onTestModuleEnd() {
    this.files.ended += 1;
    this.progress?.went();
  }

  onTestRunEnd() {
    this.progress?.stop();
  }
}
