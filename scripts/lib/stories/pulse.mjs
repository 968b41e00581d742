// What runs in the workshop's page before anything else. It is sent there as text, so it may use
// nothing from outside itself.

/**
 * @typedef {object} Pulse what is going on in the page, counted before anything in it has begun
 * @property {(ms: number) => Promise<void>} pause by the page's own clock, not counted
 * @property {Set<unknown>} timers short ones that have not run yet
 * @property {Map<number, AbortController>} idle what waits for an idle moment
 * @property {Set<unknown>} files of code and style that were asked for and have not arrived
 * @property {number} calls to the network that have no answer yet
 * @property {number} hanging of these, how many are known to hang
 * @property {number} talked when a worker was talked with last, in the page's own milliseconds
 * @property {Set<Set<string>>} asked for each worker, what PDF.js asked of it and got no answer to
 * @property {number} pondering of these, how many are known to get none
 * @property {number} stirred when something happened last, in the page's own milliseconds
 * @property {boolean} isStill whether waits of a second and more never end: where a story does not ask
 * for time to pass, and after the end of every story
 */

/**
 * Runs before anything else in the page: holds up the waits of a second and more, which are a
 * story's own time (a countdown, a message that leaves), as how much of it passes while a story is
 * played depends on the machine. Where a story asks for it, they end, four times later, so that a
 * busy machine does not see the next second already. And counts what is still to come, so that one
 * knows when nothing is.
 */
export function takePulse() {
  const LONG_MS = 1_000;
  const IDLE_MS = 50;
  const SLOWER = 4;
  const LOADED = /^(modulepreload|stylesheet)$/;
  /** A browser takes more for none at all. */
  const LONGEST_MS = 2 ** 31 - 1;
  const here = /** @type {any} */ (globalThis);
  const { setTimeout, clearTimeout, fetch } = globalThis;
  /** @type {Pulse} */
  const pulse = {
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    timers: new Set(),
    idle: new Map(),
    files: new Set(),
    calls: 0,
    hanging: 0,
    talked: -Infinity,
    asked: new Set(),
    pondering: 0,
    stirred: 0,
    isStill: false,
  };
  here.pulse = pulse;
  const stir = () => (pulse.stirred = performance.now());

  here.setTimeout = (/** @type {any} */ run, ms = 0, /** @type {unknown[]} */ ...args) => {
    if (ms >= LONG_MS && ms !== here.checkMs) {
      const wait = Math.min(ms * SLOWER, LONGEST_MS);
      return setTimeout(() => void (pulse.isStill || run(...args)), wait);
    }
    const timer = setTimeout(() => {
      pulse.timers.delete(timer);
      run(...args);
    }, ms);
    if (ms < LONG_MS) pulse.timers.add(timer);
    return timer;
  };
  here.clearTimeout = (/** @type {any} */ timer) => {
    pulse.timers.delete(timer);
    clearTimeout(timer);
  };
  // Chromium may give a page that draws no frames no idle moment for seconds.
  let lastIdle = 0;
  here.requestIdleCallback = (/** @type {IdleRequestCallback} */ run) => {
    lastIdle += 1;
    const id = lastIdle;
    const control = new AbortController();
    pulse.idle.set(id, control);
    const work = () => {
      pulse.idle.delete(id);
      run({ didTimeout: false, timeRemaining: () => IDLE_MS });
    };
    scheduler
      .postTask(work, { priority: "background", signal: control.signal })
      .catch((error) => control.signal.aborted || reportError(error));
    return id;
  };
  here.cancelIdleCallback = (/** @type {number} */ id) => {
    pulse.idle.get(id)?.abort();
    pulse.idle.delete(id);
  };
  // The mocks say so of a call that they never answer.
  addEventListener("unanswered", () => (pulse.hanging += 1));
  here.fetch = async (/** @type {Parameters<typeof fetch>} */ ...args) => {
    pulse.calls += 1;
    stir();
    try {
      return await fetch(...args);
    } catch (error) {
      const isGivenUp = error instanceof DOMException && error.name === "AbortError";
      if (isGivenUp && pulse.hanging > 0) pulse.hanging -= 1;
      throw error;
    } finally {
      pulse.calls -= 1;
      stir();
    }
  };
  // No one sees what a worker does: as long as it is talked with, something may be to come. What
  // PDF.js asks has a number, and the answer, or the end of a stream of answers, has it too.
  const talk = () => (pulse.talked = performance.now());
  /** PDF.js's own numbers: a stream was cancelled, has ended, has failed. */
  const STREAM_ENDS = [2, 3, 5];
  const keyOf = (/** @type {any} */ { callbackId, streamId }) =>
    callbackId ? `call ${callbackId}` : `stream ${streamId}`;
  const { Worker } = globalThis;
  here.Worker = class extends Worker {
    /** @type {Set<string>} */
    asked = new Set();

    constructor(/** @type {ConstructorParameters<typeof Worker>} */ ...args) {
      super(...args);
      pulse.asked.add(this.asked);
      this.addEventListener("message", ({ data }) => {
        talk();
        if (data?.callback || STREAM_ENDS.includes(data?.stream)) this.asked.delete(keyOf(data));
      });
    }

    /** @override */
    postMessage(/** @type {any} */ ...args) {
      talk();
      const [told] = args;
      if (told?.action && (told.callbackId || told.streamId)) this.asked.add(keyOf(told));
      super.postMessage(.../** @type {[unknown]} */ (args));
    }

    /** @override */
    terminate() {
      pulse.asked.delete(this.asked);
      super.terminate();
    }
  };
  const watch = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver((changes) => {
    stir();
    for (const { addedNodes } of changes) {
      // Before code is imported, a link asks for it.
      for (const node of addedNodes) {
        if (node instanceof HTMLLinkElement && LOADED.test(node.rel)) pulse.files.add(node);
      }
    }
  }).observe(document, watch);
  for (const type of ["load", "error"]) {
    document.addEventListener(type, ({ target }) => pulse.files.delete(target) && stir(), true);
  }
  for (const type of ["scroll", "resize"]) addEventListener(type, stir, true);
}
