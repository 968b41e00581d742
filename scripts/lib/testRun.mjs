/** @typedef {import("./steps.mjs").Step} Step */

/**
 * Runs groups of steps one after the other, the steps of one group at once, and adds up what they
 * count.
 * @param {readonly (readonly Step[])[]} groups a group with a live step has no other
 */
export async function runSteps(groups) {
  const total = { passed: 0, failed: 0 };
  for (const group of groups) {
    const isLive = group.some((step) => step.live);
    if (isLive) heading(group.map((step) => step.title).join(", "));
    const running = group.map((step) => ({ step, outcome: timed(step) }));
    for (const { step, outcome } of running) {
      const { counts, output, seconds } = await outcome;
      total.passed += counts.passed;
      total.failed += counts.failed;
      if (!isLive) heading(step.title);
      process.stdout.write(output);
      console.log(verdict(counts, seconds));
    }
  }
  console.log("");
  return total;
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
 * @param {import("./steps.mjs").Counts} counts
 * @param {number} seconds
 */
function verdict({ passed, failed }, seconds) {
  const time = `${seconds.toFixed(1)} s`;
  if (failed > 0) return `FAILED (${failed} failed, ${passed} passed, ${time})`;
  return passed === 1 ? `ok (${time})` : `ok (${passed} passed, ${time})`;
}
