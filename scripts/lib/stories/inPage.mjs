// These functions run in the workshop's page, each on its own: they are sent there as text, so none
// may use anything from outside itself.

/**
 * @typedef {object} Pulse what is going on in the page, counted before anything in it has begun
 * @property {Set<unknown>} timers short ones that have not run yet
 * @property {Set<unknown>} files of code and style that were asked for and have not arrived
 * @property {number} calls to the network that have no answer yet
 * @property {number} hanging of these, how many are known to hang
 * @property {number} talked when a worker was talked with last, in the page's own milliseconds
 * @property {Set<Set<string>>} asked for each worker, what PDF.js asked of it and got no answer to
 * @property {number} pondering of these, how many are known to get none
 * @property {number} stirred when something happened last, in the page's own milliseconds
 * @property {boolean} isStill whether time has stopped, as a story has come to its end
 */

/**
 * Runs before anything else in the page: slows the waits of a second and more, which are a story's
 * own time (a countdown, a message that leaves), so that a busy machine does not see the next
 * second already; and counts what is still to come, so that one knows when nothing is.
 */
export function takePulse() {
  const LONG_MS = 1_000;
  const SLOWER = 4;
  const LOADED = /^(modulepreload|stylesheet)$/;
  /** A browser takes more for none at all. */
  const LONGEST_MS = 2 ** 31 - 1;
  const here = /** @type {any} */ (globalThis);
  /** @type {Pulse} */
  const pulse = {
    timers: new Set(),
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

  const { setTimeout, clearTimeout, fetch } = globalThis;
  here.setTimeout = (/** @type {any} */ run, ms = 0, /** @type {unknown[]} */ ...args) => {
    if (ms >= LONG_MS) {
      const wait = Math.min(ms * SLOWER, LONGEST_MS);
      return setTimeout(() => void (pulse.isStill || run(...args)), wait);
    }
    const timer = setTimeout(() => {
      pulse.timers.delete(timer);
      run(...args);
    }, ms);
    pulse.timers.add(timer);
    return timer;
  };
  here.clearTimeout = (/** @type {any} */ timer) => {
    pulse.timers.delete(timer);
    clearTimeout(timer);
  };
  here.fetch = async (/** @type {Parameters<typeof fetch>} */ ...args) => {
    pulse.calls += 1;
    stir();
    try {
      return await fetch(...args);
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

/** Waits for the workshop, and for what every story draws with. */
export async function getReady() {
  const here = /** @type {any} */ (globalThis);
  await here.__STORYBOOK_PREVIEW__.ready();
  const style = document.createElement("style");
  style.textContent = "* { caret-color: transparent !important }";
  document.head.append(style);
  // After a page's last control comes the browser's own window, and a browser without one may or
  // may not wrap around: this element always takes the focus.
  const end = document.createElement("div");
  end.tabIndex = 0;
  end.style.cssText = "position: fixed; outline: 1px solid; clip-path: inset(50%)";
  document.body.append(end);
  // A font of this machine's own may be missing: its text then looks different, which is reported.
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
}

/**
 * The size of the screen that a story asks for.
 * @param {string} story
 * @returns {Promise<{ width: number, height: number } | null>} in CSS pixels; null when it asks for
 * none
 */
export async function screenOf(story) {
  const { storyStoreValue } = /** @type {any} */ (globalThis).__STORYBOOK_PREVIEW__;
  const { storyGlobals, parameters } = await storyStoreValue.loadStory({ storyId: story });
  const asked = parameters.viewport?.options?.[storyGlobals.viewport?.value]?.styles;
  if (asked === undefined) return null;
  return { width: Number.parseInt(asked.width), height: Number.parseInt(asked.height) };
}

/**
 * Plays a story from its beginning to the end of its checks, and then stops its time.
 * @param {string} story
 * @returns {Promise<string[]>} what went wrong, in several lines each
 */
export function play(story) {
  const here = /** @type {any} */ (globalThis);
  const channel = here.__STORYBOOK_ADDONS_CHANNEL__;
  /** @type {string[]} */
  const errors = [];
  const hear = (/** @type {any} */ said) => {
    for (const error of [said].flat()) errors.push(error?.message || error?.description || "");
  };
  const troubles = ["playFunctionThrewException", "storyThrewException", "storyErrored"];
  troubles.push("unhandledErrorsWhilePlaying", "storyMissing");
  return new Promise((resolve) => {
    const end = (/** @type {any} */ { storyId, status }) => {
      if (storyId !== story) return;
      here.pulse.isStill = true;
      channel.off("storyFinished", end);
      for (const trouble of troubles) channel.off(trouble, hear);
      if (status !== "success" && errors.length === 0) errors.push("it ended with an error");
      resolve([...new Set(errors)]);
    };
    channel.on("storyFinished", end);
    for (const trouble of troubles) channel.on(trouble, hear);
    here.pulse.isStill = false;
    here.pulse.hanging = 0;
    here.pulse.pondering = 0;
    // No leftovers of the story before: its theme, scroll position or focus.
    document.documentElement.dataset["theme"] = "light";
    scrollTo(0, 0);
    const start = document.createElement("div");
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
    const isOnStage = here.__STORYBOOK_PREVIEW__.currentSelection?.storyId === story;
    channel.emit(isOnStage ? "forceRemount" : "setCurrentStory", {
      storyId: story,
      viewMode: "story",
    });
  });
}

/**
 * Shows the page in a theme and waits until nothing moves in it any more: every short timer has
 * run, every call is answered (or hangs, as some stories want), no worker talks or has something to
 * answer, every image is there, and a few frames have gone by without a change.
 * @param {string} theme
 * @returns {Promise<{ isAtRest: boolean, height: number }>} how high the page is, in CSS pixels
 */
export async function show(theme) {
  const HANGS_MS = 1_500;
  const TALKS_MS = 800;
  const PONDERS_MS = 5_000;
  const AT_MOST_MS = 20_000;
  const RESTFUL_FRAMES = 2;
  const IDLE_MS = 1_000;
  const { pulse } = /** @type {{ pulse: Pulse }} */ (/** @type {unknown} */ (globalThis));
  // And until no work is left in it: React splits large updates.
  const nextFrame = () =>
    new Promise((resolve) =>
      requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: IDLE_MS })),
    );
  const asked = () => [...pulse.asked].reduce((sum, { size }) => sum + size, 0);
  document.documentElement.dataset["theme"] = theme;
  const began = performance.now();
  let restful = 0;
  while (restful < RESTFUL_FRAMES && performance.now() - began < AT_MOST_MS) {
    const before = pulse.stirred;
    await nextFrame();
    const isQuiet = pulse.timers.size + pulse.files.size === 0 && pulse.stirred === before;
    const isAnswered = pulse.calls <= pulse.hanging || performance.now() - pulse.stirred > HANGS_MS;
    const isAwaited = asked() > pulse.pondering;
    const isSilent = performance.now() - pulse.talked > (isAwaited ? PONDERS_MS : TALKS_MS);
    restful = isQuiet && isAnswered && isSilent ? restful + 1 : 0;
  }
  pulse.hanging = pulse.calls;
  pulse.pondering = asked();
  for (const image of document.images) image.loading = "eager";
  await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  // A page that is higher than a picture may be is seen from its top, wherever its story looked.
  scrollTo(0, 0);
  return { isAtRest: restful === RESTFUL_FRAMES, height: document.documentElement.scrollHeight };
}

/**
 * See `.storybook/stage/hashOfPage.ts`.
 * @returns {Promise<string> | null} null in a workshop that was built before there was any
 */
export const hashOfPage = () => /** @type {any} */ (globalThis).accessibility?.hashOfPage() ?? null;

/**
 * See `.storybook/stage/accessibility.ts`.
 * @returns {Promise<string[]>}
 */
export const troublesOfAccess = () => /** @type {any} */ (globalThis).accessibility.troubles();
