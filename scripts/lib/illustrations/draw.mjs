import sharp from "sharp";
import { playStories } from "../stories/pass.mjs";
import { lookOf, themesOf } from "./files.mjs";

/** Pixels for each CSS pixel, for dense screens. */
const SCALE = 2;
/** Around the parts, in CSS pixels: less than from one card to the next. */
const MARGIN = 12;
/** The page is at rest: only a busy machine takes any time at all. */
const FOUND_WITHIN_MS = 20_000;

/**
 * @typedef {import("./list.mjs").Illustration} Illustration
 * @typedef {import("../stories/looks.mjs").Theme} Theme
 *
 * @typedef {object} Drawing an illustration in one theme
 * @property {Illustration} illustration
 * @property {Theme} theme
 * @property {Buffer} png
 * @property {number} width in CSS pixels
 * @property {number} height
 */

/**
 * Draws illustrations as the pass over all stories takes their looks, but larger.
 * @param {readonly Illustration[]} illustrations
 * @param {Omit<Parameters<typeof playStories>[0], "scale" | "whileShown">} how their stories are
 * played
 * @returns {Promise<Drawing[]>}
 * @throws when a story fails, or lacks a part
 */
export async function drawIllustrations(illustrations, how) {
  /** @type {Drawing[]} */
  const drawings = [];
  const whileShown = async (/** @type {import("../stories/page.mjs").Shown} */ shown) => {
    for (const illustration of illustrations) {
      const theme = themesOf(illustration).find((one) => lookOf(illustration, one) === shown.name);
      if (theme) drawings.push(await drawOne({ illustration, theme, ...shown }));
    }
  };
  const { failures } = await playStories({ ...how, scale: SCALE, whileShown });
  for (const { story, why } of failures) throw new Error(`${story}: ${why}`);
  return drawings;
}

/**
 * @param {{ illustration: Illustration, theme: Theme } & import("../stories/page.mjs").Shown} what
 * @returns {Promise<Drawing>}
 */
async function drawOne({ illustration, theme, png, page }) {
  const { left, top, width, height } = await frameOf(illustration, page);
  const part = sharp(png).extract({
    left: left * SCALE,
    top: top * SCALE,
    width: width * SCALE,
    height: height * SCALE,
  });
  return { illustration, theme, width, height, png: await part.png().toBuffer() };
}

/**
 * What an illustration shows of its page, in whole CSS pixels.
 * @param {Illustration} illustration
 * @param {import("playwright").Page} page
 */
async function frameOf({ name, parts }, page) {
  const boxes = [];
  for (const part of parts) {
    const box = await page
      .locator(part)
      .boundingBox({ timeout: FOUND_WITHIN_MS })
      .catch((/** @type {Error} */ { message }) => {
        throw new Error(`The illustration "${name}" has no one "${part}" there: ${message}`);
      });
    if (box === null) throw new Error(`The illustration "${name}" has a hidden "${part}".`);
    boxes.push(box);
  }
  const screen = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  const left = Math.max(0, Math.floor(Math.min(...boxes.map(({ x }) => x))) - MARGIN);
  const top = Math.max(0, Math.floor(Math.min(...boxes.map(({ y }) => y))) - MARGIN);
  const right = Math.ceil(Math.max(...boxes.map(({ x, width }) => x + width))) + MARGIN;
  const bottom = Math.ceil(Math.max(...boxes.map(({ y, height }) => y + height))) + MARGIN;
  return {
    left,
    top,
    width: Math.min(right, screen.width) - left,
    height: Math.min(bottom, screen.height) - top,
  };
}
