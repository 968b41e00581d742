import puppeteer from "puppeteer-core";
import { programAt } from "./machine.mjs";

/**
 * @typedef {import("./page.ts").Page} Page
 * @typedef {import("puppeteer-core").Page} PuppeteerPage
 * @typedef {import("puppeteer-core").ElementHandle} ElementHandle
 */

const program = () => programAt({ setting: "FIREFOX_PATH", commands: ["firefox-esr", "firefox"] });

/** @type {import("./page.ts").Browser} Firefox, driven by WebDriver BiDi. */
export const firefox = {
  name: "Firefox",
  narrow: 360,
  missing: () =>
    program() === null
      ? "Firefox is not installed (Debian: `apt-get install firefox-esr`), nor named by FIREFOX_PATH."
      : null,
  open: async (atEnd) => {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: program() ?? "firefox",
      // The command ends it itself, with everything else it started.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    atEnd(() => browser.close());
    const page = await browser.newPage();
    /** @type {string[]} */
    const complaints = [];
    page.on("pageerror", (error) =>
      complaints.push(error instanceof Error ? error.message : String(error)),
    );
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    return pageOf({ page, complaints, version: await browser.version() });
  },
};

/**
 * @param {object} opened
 * @param {PuppeteerPage} opened.page
 * @param {string[]} opened.complaints
 * @param {string} opened.version
 * @returns {Page}
 */
function pageOf({ page, complaints, version }) {
  return {
    version,
    goTo: async (url) => void (await page.goto(url)),
    resize: async (size) => {
      await page.setViewport(size);
      return page.evaluate(() => window.innerWidth);
    },
    run: async (script) => void (await page.evaluate(script)),
    ask: (work, ...args) => page.evaluate(/** @type {any} */ (work), ...args),
    find: async (work, ...args) => {
      const element = (await page.evaluateHandle(/** @type {any} */ (work), ...args)).asElement();
      return element && handleOf(page, /** @type {ElementHandle} */ (element));
    },
    picture: () => page.screenshot(),
    complaints: () => complaints,
  };
}

/**
 * @param {PuppeteerPage} page
 * @param {ElementHandle} element
 * @returns {import("./page.ts").Handle}
 */
function handleOf(page, element) {
  return {
    click: () => element.click(),
    fill: async (text) => {
      await element.focus();
      await page.keyboard.down("Control");
      await page.keyboard.press("a");
      await page.keyboard.up("Control");
      await page.keyboard.type(text);
    },
  };
}
