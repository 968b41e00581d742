/** @typedef {import("./steps.mjs").Step} Step */
/** @typedef {import("./steps.mjs").Counts} Counts */

/**
 * Runs groups of steps one after the other, the steps of one group at once, adds up what they
 * count, and ends with what was skipped and why, and the last line. Sets the exit code.
 * @param {readonly (readonly Step[])[]} groups a group with a live step has no other
 * @param {readonly string[]} notes more to say above the last line
 */
export async function runSteps(groups, notes = []) {
  /** @type {Counts} */
  let total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const remarks = [];
  for (const group of groups) {
    const isLive = group.some((step) => step.live);
    if (isLive) heading(group.map((step) => step.title).join(", "));
    const running = group.map((step) => ({ step, outcome: timed(step) }));
    for (const { step, outcome } of running) {
      const { counts, output, seconds, remarks: more = [] } = await outcome;
      total = sum(total, counts);
      remarks.push(...more);
      if (!isLive) heading(step.title);
      process.stdout.write(output);
      console.log(verdict(counts, seconds));
    }
  }
  console.log(["", ...remarks, ...notes, lastLine(total)].join("\n"));
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/**
 * `N passed, N failed`, and after it each other word of which there is something to count.
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
