import { readFileSync } from "node:fs";
import { inProject } from "../project.mjs";
import { hashOf } from "../stories/pass.mjs";

const FONTS = "node_modules/@fontsource-variable/source-sans-3/files";
const FONT = inProject(FONTS, "source-sans-3-latin-wght-normal.woff2");

/**
 * Who draws the looks: other browsers draw other pixels, and so do other ways of smoothing letters,
 * which are the system's, and its fonts, in which documents are drawn that embed none.
 * @typedef {{ chromium: string, letters: string }} Machine
 */

/**
 * @param {import("playwright").Browser} browser
 * @returns {Promise<Machine>}
 */
export async function machineOf(browser) {
  const page = await browser.newPage({ viewport: { width: 800, height: 320 } });
  const font = readFileSync(FONT).toString("base64");
  await page.setContent(`<!doctype html>
    <style>@font-face { font-family: Own; src: url(data:font/woff2;base64,${font}) }</style>
    <p style="font: 14px Own">Quick 0189 &amp; quiet</p><p style="font: 31px Own">Quick 0189</p>
    <p style="font: 14px Helvetica">Quick</p><p style="font: 14px Times">Quick</p>
    <p style="font: 14px Courier">Quick</p><p style="font: 14px Own">שלום 日本 👋</p>`);
  await page.evaluate(() => document.fonts.ready);
  const letters = hashOf(await page.screenshot());
  await page.close();
  return { chromium: browser.version(), letters };
}
