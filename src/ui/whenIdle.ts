/** After which a browser that cannot tell when it is idle (Safari) is taken to be. */
const SOON_MS = 1_000;

/** Calls back once the browser has nothing else to do. Returns how to call that off. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(callback, SOON_MS);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(callback);
  return () => cancelIdleCallback(id);
}
