/** How often a long run says how far it is. */
const EVERY_MS = 10_000;

/**
 * Says every ten seconds how far a run is, and tells each step to the process that watches over it
 * (`silence.mjs`). To be stopped in the end.
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
