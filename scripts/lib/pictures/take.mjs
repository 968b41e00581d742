import { createServer } from "node:http";
import sirv from "sirv";
import { getReady, play, show, takePulse } from "./inPage.mjs";
import { pictureName, THEMES, WIDTHS } from "./looks.mjs";

/** As many as keep two cores busy while some of them wait. */
const PAGES = 3;
const STORY_LIMIT_MS = 60_000;
/** What is below has been seen above: only lists without end are higher. */
const HEIGHT_LIMIT = 6_000;

/**
 * @typedef {import("./looks.mjs").Width} Width
 *
 * @typedef {object} Picture
 * @property {string} name
 * @property {Buffer} png
 *
 * @typedef {object} Failure a story that did not come to its end
 * @property {string} story
 * @property {string} width the name of the width it was played at
 * @property {string} why
 */

/**
 * Plays every story at every width and takes a picture of it in every theme. A page is loaded once
 * and changes from story to story, as in the workshop itself.
 * @param {object} options
 * @param {import("playwright").Browser} options.browser
 * @param {string} options.workshop the folder that the workshop was built into
 * @param {readonly string[]} options.stories ids, in the order to play them in
 * @param {(picture: Picture) => Promise<void>} options.onPicture is waited for
 * @returns {Promise<Failure[]>}
 */
export async function takePictures({ browser, workshop, stories, onPicture }) {
  const server = createServer(sirv(workshop));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  // By width and not by story, so that a page rarely changes its own.
  const jobs = WIDTHS.flatMap((width) => stories.map((story) => ({ story, width })));
  /** @type {Failure[]} */
  const failures = [];
  const work = async () => {
    let page = await openPage(browser, port);
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      try {
        await page.take({ ...job, onPicture });
      } catch (error) {
        failures.push({ story: job.story, width: job.width.name, why: sentenceOf(error) });
        // Whatever still goes on there belongs to no other story.
        await page.close();
        page = await openPage(browser, port);
      }
    }
    await page.close();
  };
  try {
    await Promise.all(Array.from({ length: PAGES }, work));
  } finally {
    server.close();
    server.closeAllConnections();
  }
  return failures;
}

/**
 * A page of the workshop without any story yet.
 * @param {import("playwright").Browser} browser
 * @param {number} port
 */
async function openPage(browser, port) {
  const context = await browser.newContext({
    viewport: WIDTHS[0],
    deviceScaleFactor: 1,
    reducedMotion: "reduce",
    locale: "en-GB",
    timezoneId: "Europe/Brussels",
    // By this name Storybook knows a test, and puts animations to their end instead of waiting.
    userAgent: "StorybookTestRunner",
  });
  const page = await context.newPage();
  await page.addInitScript(takePulse);
  // Accessibility is checked by the tests.
  await page.goto(`http://127.0.0.1:${port}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in globalThis);
  await page.evaluate(getReady);
  // A reader at the keyboard: rings around what a script focuses then depend on no story before.
  await page.keyboard.press("Tab");
  const devtools = await context.newCDPSession(page);

  /** @param {{ story: string, width: Width, onPicture: (picture: Picture) => Promise<void> }} job */
  async function take({ story, width, onPicture }) {
    await resize(width);
    const outcome = await withinLimit(page.evaluate(play, story));
    if (!outcome.isPlayed) throw new Error(outcome.why);
    const size = { width: width.width, height: await settled(THEMES[0]) };
    size.height = Math.min(Math.max(size.height, width.height), HEIGHT_LIMIT);
    // Once and before both, as what fits its place anew should have done so in every picture.
    await resize(size);
    for (const theme of THEMES) {
      await settled(theme);
      const name = pictureName({ story, theme, width: width.name });
      await onPicture({ name, png: await capture(size) });
    }
  }

  /** @param {{ width: number, height: number }} size */
  async function resize({ width, height }) {
    const now = page.viewportSize();
    if (now?.width === width && now.height === height) return;
    await page.setViewportSize({ width, height });
  }

  /**
   * @param {string} theme
   * @returns {Promise<number>} how high the page is, in CSS pixels
   */
  async function settled(theme) {
    const { isAtRest, height } = await withinLimit(page.evaluate(show, theme));
    if (!isAtRest) throw new Error("it does not come to rest");
    return height;
  }

  /** @param {{ width: number, height: number }} size */
  async function capture(size) {
    const { data } = await devtools.send("Page.captureScreenshot", {
      format: "png",
      optimizeForSpeed: true,
      clip: { x: 0, y: 0, ...size, scale: 1 },
    });
    return Buffer.from(data, "base64");
  }

  return { take, close: () => context.close() };
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

/**
 * The first line of what went wrong.
 * @param {unknown} error
 */
const sentenceOf = (error) =>
  String(error instanceof Error ? error.message : error).split("\n", 1)[0] ?? "";
