// These functions run in the workshop's page, each on its own: they are sent there as text, so none
// may use anything from outside itself.

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
 * What a story asks of the page that plays it.
 * @param {string} story
 * @returns {Promise<{ screen: { width: number, height: number } | null, timePasses: boolean }>}
 * the screen's size in CSS pixels, if it asks for one, and whether waits of a second and more end
 */
export async function wishesOf(story) {
  const { storyStoreValue } = /** @type {any} */ (globalThis).__STORYBOOK_PREVIEW__;
  const { storyGlobals, parameters } = await storyStoreValue.loadStory({ storyId: story });
  const asked = parameters.viewport?.options?.[storyGlobals.viewport?.value]?.styles;
  const screen = asked && {
    width: Number.parseInt(asked.width),
    height: Number.parseInt(asked.height),
  };
  return { screen: screen ?? null, timePasses: parameters.timePasses === true };
}

/**
 * Plays a story from its beginning to the end of its checks, and then stops its time.
 * @param {{ story: string, timePasses: boolean }} what
 * @returns {Promise<string[]>} what went wrong, in several lines each
 */
export function play({ story, timePasses }) {
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
    here.pulse.isStill = !timePasses;
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
  const PAUSE_MS = 20;
  const { pulse } = /** @type {{ pulse: import("./pulse.mjs").Pulse }} */ (
    /** @type {unknown} */ (globalThis)
  );
  const nextFrame = async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    // And until no work is left in it: React splits large updates.
    await scheduler.postTask(() => {}, { priority: "background" });
  };
  const asked = () => [...pulse.asked].reduce((sum, { size }) => sum + size, 0);
  const isExpecting = () =>
    pulse.timers.size + pulse.idle.size + pulse.files.size > 0 ||
    (pulse.calls > pulse.hanging && performance.now() - pulse.stirred < HANGS_MS) ||
    performance.now() - pulse.talked < (asked() > pulse.pondering ? PONDERS_MS : TALKS_MS);
  document.documentElement.dataset["theme"] = theme;
  const began = performance.now();
  let restful = 0;
  while (restful < RESTFUL_FRAMES && performance.now() - began < AT_MOST_MS) {
    const before = pulse.stirred;
    // No frame is asked for that nobody needs: the other pages have the processor meanwhile.
    await (isExpecting() ? pulse.pause(PAUSE_MS) : nextFrame());
    restful = isExpecting() || pulse.stirred !== before ? 0 : restful + 1;
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
