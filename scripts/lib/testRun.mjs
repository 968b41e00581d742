import { sentenceOf } from "../../server/machine/sentence.mjs";

/** @typedef {import("./steps.mjs").Step} Step */
/** @typedef {import("./steps.mjs").Counts} Counts */

/** Of the first failure, which mostly explains the others … */
const FIRST_FAILURE_LINES = 40;
/** … and of the first of each step after it. */
const LATER_FAILURE_LINES = 12;

/**
 * Does what has to be done before any step. When it fails, the process ends as a run does in which
 * nothing passed.
 * @param {() => Promise<unknown>} work
 */
export async function prepare(work) {
  try {
    await work();
  } catch (error) {
    console.error(sentenceOf(error));
    console.log(lastLine({ passed: 0, failed: 1 }));
    process.exit(1);
  }
}

/**
 * Runs groups of steps one after the other, the steps of one group at once, adds up what they
 * count, and ends with the first failure of each step, what was skipped and why, and the last line.
 * When a gate fails, the groups after it are not run. Sets the exit code.
 * @param {readonly (readonly Step[])[]} groups a group with a live step has no other
 * @param {readonly string[]} notes more to say above the last line
 */
export async function runSteps(groups, notes = []) {
  /** @type {Counts} */
  let total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const remarks = [];
  /** @type {string[]} */
  const failures = [];
  for (const [place, group] of groups.entries()) {
    let isStopped = false;
    const isLive = group.some((step) => step.live);
    if (isLive) heading(group.map((step) => step.title).join(", "));
    const running = group.map((step) => ({ step, outcome: timed(step) }));
    for (const { step, outcome } of running) {
      const { counts, output, seconds, remarks: more = [], first } = await outcome;
      total = sum(total, counts);
      if (counts.failed > 0) {
        const lines = failures.length === 0 ? FIRST_FAILURE_LINES : LATER_FAILURE_LINES;
        failures.push(`${step.title}\n${bounded(first ?? output, lines)}`);
      }
      isStopped ||= step.isGate === true && counts.failed > 0;
      remarks.push(...more);
      if (!isLive) heading(step.title);
      process.stdout.write(output);
      console.log(verdict(counts, seconds));
    }
    if (!isStopped) continue;
    const left = groups.slice(place + 1).flatMap((later) => later.map(({ title }) => title));
    if (left.length > 0)
      remarks.push(`Not run, as the others would only repeat it: ${left.join("; ")}.`);
    break;
  }
  for (const failure of failures) console.log(`\n== The first failure again: ${failure}`);
  console.log(["", ...remarks, ...notes, lastLine(total)].join("\n"));
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/**
 * @param {string} text
 * @param {number} lines
 */
const bounded = (text, lines) => text.trim().split("\n").slice(0, lines).join("\n");

/**
 * `N passed, N failed`, and after it each other word with a count.
 * @param {Counts} counts
 */
export function lastLine({ passed, failed, others = {} }) {
  const words = Object.entries(others).filter(([, count]) => count > 0);
  const more = words.map(([word, count]) => `, ${count} ${word}`).join("");
  return `${passed} passed, ${failed} failed${more}`;
}

/**
 * @param {Counts} a
 * @param {Counts} b
 * @returns {Counts}
 */
export function sum(a, b) {
  const others = { ...a.others };
  for (const [word, count] of Object.entries(b.others ?? {})) {
    others[word] = (others[word] ?? 0) + count;
  }
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, others };
}

/** @param {Step} step */
async function timed(step) {
  const start = performance.now();
  const outcome = await step.run();
  return { ...outcome, seconds: (performance.now() - start) / 1000 };
}

/** @param {string} title */
function heading(title) {
  console.log(`\n== ${title}`);
}

/**
 * @param {Counts} counts
 * @param {number} seconds
 */
function verdict(counts, seconds) {
  const time = `${seconds.toFixed(1)} s`;
  const line = lastLine(counts);
  if (counts.failed > 0) return `FAILED (${line}, ${time})`;
  return line === "1 passed, 0 failed" ? `ok (${time})` : `ok (${line}, ${time})`;
}
