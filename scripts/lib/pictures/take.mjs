import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { chromium } from "playwright";
import sirv from "sirv";

/** Four looks at every story. */
const THEMES = ["light", "dark"];
const WIDTHS = [
  { name: "phone", width: 390, height: 844 },
  { name: "desktop", width: 1280, height: 800 },
];
/** As many pages as share two cores without waiting for each other. */
const PAGES = 3;
const STORY_LIMIT_MS = 30_000;

/**
 * @typedef {object} Picture
 * @property {string} name story, theme and width
 * @property {Buffer | null} png null when the story did not come to its end
 *
 * @param {{ workshop: string, browserPath: string, only: string }} options
 */
export function takePictures({ workshop, browserPath, only }) {
  const server = createServer(sirv(workshop));
  const opened = open();

  async function open() {
    await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
    return chromium.launch({
      executablePath: browserPath,
      args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none", "--disable-lcd-text"],
    });
  }

  /** @returns {Promise<Picture[]>} */
  async function all() {
    const browser = await opened;
    const address = /** @type {import("node:net").AddressInfo} */ (server.address());
    const base = `http://127.0.0.1:${address.port}`;
    const looks = storiesOf(workshop, only).flatMap((id) =>
      THEMES.flatMap((theme) => WIDTHS.map((width) => ({ id, theme, width }))),
    );
    // By look and not by story: a page keeps its width and theme.
    looks.sort((a, b) => a.width.width - b.width.width || a.theme.localeCompare(b.theme));
    /** @type {Picture[]} */
    const pictures = [];
    const worker = async () => {
      const context = await browser.newContext({
        reducedMotion: "reduce",
        deviceScaleFactor: 1,
        locale: "en-GB",
        timezoneId: "Europe/Brussels",
      });
      const page = await context.newPage();
      for (let look = looks.shift(); look; look = looks.shift()) {
        pictures.push(await pictureOf(page, { base, look }));
      }
      await context.close();
    };
    await Promise.all(Array.from({ length: PAGES }, worker));
    return pictures.sort((a, b) => a.name.localeCompare(b.name));
  }

  return {
    version: async () => (await opened).version(),
    all,
    end: async () => {
      await (await opened).close();
      server.close();
    },
  };
}

/**
 * @param {string} workshop
 * @param {string} only
 * @returns {string[]}
 */
function storiesOf(workshop, only) {
  const { entries } = JSON.parse(readFileSync(path.join(workshop, "index.json"), "utf8"));
  return Object.values(entries)
    .filter(({ type, tags = [] }) => type === "story" && !tags.includes("no-picture"))
    .map(({ id }) => id)
    .filter((id) => id.includes(only));
}

/**
 * @param {import("playwright").Page} page
 * @param {{ base: string, look: { id: string, theme: string, width: { name: string, width: number, height: number } } }} options
 * @returns {Promise<Picture>}
 */
async function pictureOf(page, { base, look: { id, theme, width } }) {
  const name = `${id}.${theme}.${width.name}`;
  await page.setViewportSize(width);
  try {
    await page.addInitScript(whenFinished);
    await page.goto(`${base}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
    const outcome = await page.waitForFunction(
      () => /** @type {any} */ (globalThis).storyOutcome,
      null,
      { timeout: STORY_LIMIT_MS },
    );
    if ((await outcome.jsonValue()) !== "success") return { name, png: null };
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
    });
    const png = await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
    return { name, png };
  } catch {
    return { name, png: null };
  }
}

/** Runs in the page, before anything of it: hears how the story ended, its `play` included. */
function whenFinished() {
  const here = /** @type {any} */ (globalThis);
  const timer = setInterval(() => {
    const channel = here.__STORYBOOK_ADDONS_CHANNEL__;
    if (!channel || here.hearsStory) return;
    here.hearsStory = true;
    clearInterval(timer);
    channel.on("storyFinished", (/** @type {{ status: string }} */ { status }) => {
      here.storyOutcome = status;
    });
  }, 5);
}
