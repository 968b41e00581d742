/**
 * Aborts a controller as soon as a signal aborts, for the same reason; the result undoes that.
 * Safari 17.3 and older have no `AbortSignal.any`.
 */
export function abortWith(controller: AbortController, signal: AbortSignal): () => void {
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener("abort", abort, { signal: controller.signal });
  return () => signal.removeEventListener("abort", abort);
}
