import { readFileSync } from "node:fs";
import { chromium } from "playwright";
import { inProject } from "../project.mjs";
import { hashOfPixels, pixelsOf } from "./pixels.mjs";

const FONTS = "node_modules/@fontsource-variable/source-sans-3/files";
const FONT = inProject(FONTS, "source-sans-3-latin-wght-normal.woff2");

/**
 * Who draws the pictures: other browsers draw other pixels, and so do other ways of smoothing
 * letters, which are the system's.
 * @typedef {{ chromium: string, letters: string }} Machine
 */

/**
 * A browser that draws the same whenever it is asked.
 * @param {string} executablePath
 */
export function openBrowser(executablePath) {
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-lcd-text",
      "--disable-partial-raster",
      "--disable-skia-runtime-opts",
      "--font-render-hinting=none",
      "--force-color-profile=srgb",
    ],
  });
}

/**
 * @param {import("playwright").Browser} browser
 * @returns {Promise<Machine>}
 */
export async function machineOf(browser) {
  const page = await browser.newPage({ viewport: { width: 800, height: 200 } });
  const font = readFileSync(FONT).toString("base64");
  await page.setContent(`<!doctype html>
    <style>@font-face { font-family: Own; src: url(data:font/woff2;base64,${font}) }</style>
    <p style="font: 14px Own">Quick 0189 &amp; quiet</p><p style="font: 31px Own">Quick 0189</p>`);
  await page.evaluate(() => document.fonts.ready);
  const letters = hashOfPixels(await pixelsOf(await page.screenshot()));
  await page.close();
  return { chromium: browser.version(), letters };
}

/**
 * Why this machine's pictures cannot be compared with those of the other; null when they can.
 * @param {Machine} known
 * @param {Machine} here
 * @returns {string | null} a sentence
 */
export function whyNotComparable(known, here) {
  if (known.chromium !== here.chromium) {
    return `The pictures were taken with Chromium ${known.chromium}, and this one is ${here.chromium}: other browsers draw other pixels, so nothing is compared.`;
  }
  if (known.letters !== here.letters) {
    return "The pictures were taken on a machine that smooths letters in another way, so nothing is compared.";
  }
  return null;
}
