import { getReady, hashOfPage, play, show, troublesOfAccess, wishesOf } from "./inPage.mjs";
import { press } from "./keys.mjs";
import { troublesAtLargeText } from "./largeText.mjs";
import { pictureName, THEMES, WIDTHS } from "./looks.mjs";
import { takePulse } from "./pulse.mjs";

/** No story takes as long, not even on a busy machine. */
const STORY_LIMIT_MS = 180_000;
/** Characters of what a page showed when its story failed. */
const SHOWN_MAX = 2_000;
/** What is below has been seen above: only lists without end are higher. */
const HEIGHT_LIMIT = 6_000;
/** How often, and how much later, a look is taken again that isn't the accepted one. */
const RETAKES = 3;
const RETAKEN_AFTER_MS = 500;
/** How the ids of whole screens begin. */
const SCREENS = "screens-";
/** Where a story is played that asks for no screen of its own, and how wide each look of it is. */
const [PHONE, DESK] = WIDTHS;

/**
 * @typedef {{ width: number, height: number }} Size in CSS pixels
 *
 * @typedef {object} Picture
 * @property {string} name
 * @property {Buffer} png
 *
 * @typedef {Picture & { page: import("playwright").Page }} Shown a look, and the page that still
 * shows it
 */

/**
 * A page of the workshop without any story yet.
 * @param {import("playwright").Browser} browser
 * @param {string} workshop its address
 * @param {object} options
 * @param {import("./accessible.mjs").Register} options.register
 * @param {(picture: Picture) => boolean} options.isAwaited false for a look other than the accepted
 * @param {(shown: Shown) => Promise<void>} [options.whileShown] what to do with each look
 * @param {import("./agreement.mjs").Agreement} [options.agreement] compares pages for visitors
 * @param {number} [options.scale] pixels of a picture for each CSS pixel
 */
export async function openPage(browser, workshop, options) {
  const { register, isAwaited, whileShown, agreement, scale = 1 } = options;
  const context = await browser.newContext({
    viewport: DESK,
    deviceScaleFactor: scale,
    reducedMotion: "reduce",
    locale: "en-GB",
    timezoneId: "Europe/Brussels",
    // By this name Storybook knows a test, and puts animations to their end instead of waiting.
    userAgent: "StorybookTestRunner",
  });
  // A slow machine opens all pages at once: the run is ended from outside when nothing happens.
  context.setDefaultTimeout(0);
  const page = await context.newPage();
  await page.exposeFunction("playerPresses", (/** @type {string} */ keys) =>
    press(page.keyboard, keys),
  );
  await page.addInitScript(takePulse);
  await page.goto(`${workshop}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in globalThis);
  await page.evaluate(getReady);
  // A reader at the keyboard: focus rings then don't depend on the story before.
  await page.keyboard.press("Tab");
  const devtools = await context.newCDPSession(page);
  /** @type {Size} */
  let screen = DESK;
  /** How it was seen last. @type {{ theme: import("./looks.mjs").Theme, height: number }} */
  let shown = { theme: THEMES[0], height: DESK.height };

  /**
   * Plays a story with all its checks, and takes its looks.
   * @param {string} story
   * @returns {Promise<Picture[]>}
   * @throws with all that went wrong
   */
  async function take(story) {
    const { screen, timePasses } = await page.evaluate(wishesOf, story);
    await resize(screen ?? DESK);
    const errors = await page.evaluate(play, { story, timePasses });
    if (errors.length > 0) {
      const shown = await page.evaluate(() => document.body.innerText.trim());
      throw new Error([...errors, `The page showed:\n${shown.slice(0, SHOWN_MAX)}`].join("\n\n"));
    }
    await settled(THEMES[0]);
    await checkAccessibility(story);
    const pictures = [...(await look(story, DESK)), ...(await look(story, PHONE))];
    if (!story.startsWith(SCREENS)) return pictures;
    await checkLargeText();
    await agreement?.check(page, () => settled(THEMES[0]));
    return pictures;
  }

  /**
   * Not if this page has passed before (docs/decisions/one-pass.md).
   * @param {string} story
   */
  async function checkAccessibility(story) {
    const hash = await page.evaluate(hashOfPage);
    if (hash === null || register.hasPassed(story, hash)) return;
    const troubles = await page.evaluate(troublesOfAccess);
    if (troubles.length > 0) throw new Error(troubles.join("\n\n"));
    register.notePassed(story, hash);
  }

  /** On a phone, the last width that the story was captured in. */
  async function checkLargeText() {
    const troubles = await page.evaluate(troublesAtLargeText);
    if (troubles.length === 0) return;
    throw new Error(`with text of 200 % on a phone:\n${troubles.join("\n")}`);
  }

  /**
   * @param {string} story the one that was played
   * @param {import("./looks.mjs").Width} place
   */
  async function look(story, place) {
    if (screen.width !== place.width) {
      await resize(place);
      await settled(otherTheme());
    }
    const height = Math.min(Math.max(shown.height, place.height), HEIGHT_LIMIT);
    await resize({ width: place.width, height });
    /** @type {Picture[]} */
    const pictures = [];
    // Before each look the theme changes, so that the browser redraws the whole page. After a mere
    // resize it may keep glyphs that it had drawn half a pixel higher.
    for (let left = THEMES.length; left > 0; left -= 1) {
      await settled(otherTheme());
      const name = pictureName({ story, theme: shown.theme, width: place.name });
      const picture = await awaited(name);
      await whileShown?.({ ...picture, page });
      pictures.push(picture);
    }
    return pictures;
  }

  /**
   * A look. One that isn't the accepted one is taken again until it no longer changes: not all that
   * draws can be seen to be at work.
   * @param {string} name
   * @returns {Promise<Picture>}
   */
  async function awaited(name) {
    /** @type {Picture | null} */
    let last = null;
    for (let left = RETAKES; ; left -= 1) {
      const picture = { name, png: await capture() };
      if (left === 0 || isAwaited(picture) || last?.png.equals(picture.png)) return picture;
      last = picture;
      await new Promise((resolve) => setTimeout(resolve, RETAKEN_AFTER_MS));
      for (const theme of [otherTheme(), shown.theme]) await settled(theme);
    }
  }

  const otherTheme = () => (shown.theme === THEMES[0] ? THEMES[1] : THEMES[0]);

  /** @param {Size} size */
  async function resize({ width, height }) {
    if (screen.width === width && screen.height === height) return;
    screen = { width, height };
    await devtools.send("Emulation.setDeviceMetricsOverride", {
      ...screen,
      deviceScaleFactor: scale,
      mobile: false,
    });
  }

  /** @param {import("./looks.mjs").Theme} theme */
  async function settled(theme) {
    const { isAtRest, height } = await page.evaluate(show, theme);
    if (!isAtRest) throw new Error("it does not come to rest");
    shown = { theme, height };
  }

  /** The whole screen, and nothing else: a clip takes the browser twice as long. */
  async function capture() {
    const { data } = await devtools.send("Page.captureScreenshot", {
      format: "png",
      optimizeForSpeed: true,
    });
    return Buffer.from(data, "base64");
  }

  return {
    take: (/** @type {string} */ story) => withinLimit(take(story)),
    close: () => context.close(),
  };
}

/**
 * @template T
 * @param {Promise<T>} work
 * @returns {Promise<T>}
 */
function withinLimit(work) {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error("it does not end")), STORY_LIMIT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}
