/** How often a long run reports its progress. */
const EVERY_MS = 10_000;

/**
 * Prints a run's progress every ten seconds, and reports each step to the process that watches it
 * (`silence.mjs`). Stop it in the end.
 * @param {object} options
 * @param {() => string} options.howFar as "12 of 40 stories"
 * @param {(line: string) => void} [options.print]
 */
export function createProgress({ howFar, print = console.log }) {
  const began = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - began) / 1000);
    print(`… ${howFar()}, ${seconds} s`);
  }, EVERY_MS);
  return {
    went: () => void process.send?.("went on"),
    stop: () => clearInterval(timer),
  };
}
