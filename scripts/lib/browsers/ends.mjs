/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Collects what has to be ended: the last one started is ended first. A signal that ends this
 * process ends them too.
 */
export function createEnds() {
  /** @type {(() => unknown)[]} */
  let ends = [];
  /** @param {() => unknown} end */
  const atEnd = (end) => void ends.push(end);
  const endAll = async () => {
    const all = ends.toReversed();
    ends = [];
    for (const end of all) {
      try {
        await end();
      } catch {
        // It has exited in the meantime.
      }
    }
  };
  for (const signal of SIGNALS) {
    process.once(signal, () => {
      void endAll().then(() => {
        process.removeAllListeners(signal);
        process.kill(process.pid, signal);
      });
    });
  }
  return { atEnd, endAll };
}
