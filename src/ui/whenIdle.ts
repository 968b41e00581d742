/** Assumed idle after this, for browsers that can't tell (Safari). */
const SOON_MS = 1_000;

/** Calls back once the browser is idle. Returns a cancel function. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(callback, SOON_MS);
    return () => clearTimeout(timer);
  }
  // oxlint-disable-next-line house/supported-browsers -- checked above
  const id = requestIdleCallback(callback);
  // oxlint-disable-next-line house/supported-browsers -- there with the other
  return () => cancelIdleCallback(id);
}
