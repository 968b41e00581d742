import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inProject } from "../project.mjs";
import { lookOf } from "./looks.mjs";
import { reportPage } from "./reportPage.mjs";

const FOLDER = inProject("pictures", "report");

/**
 * A picture that is not as it was kept.
 * @typedef {object} Row
 * @property {string} name
 * @property {string} says how it differs, in words
 * @property {Buffer | null} before an image of any format; null for a picture that is new
 * @property {Buffer | null} after null when its story is gone
 * @property {Buffer | null} marked the differing pixels, where there are two to compare
 */

/**
 * Writes a page with every difference: before, after, and what differs between them.
 * @param {Row[]} rows
 * @returns {string} the page's path
 */
export function writeReport(rows) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const shown = rows.map(({ name, says, before, after, marked }) => ({
    look: lookOf(name),
    says,
    images: [
      { caption: "Before", file: write(`${name}.before`, before) },
      { caption: "After", file: write(`${name}.after`, after) },
      { caption: "What differs", file: write(`${name}.marked`, marked) },
    ],
  }));
  const page = path.join(FOLDER, "index.html");
  writeFileSync(page, reportPage(shown));
  return page;
}

/**
 * @param {string} name
 * @param {Buffer | null} image
 */
function write(name, image) {
  if (image === null) return null;
  const file = `${name}.${image.subarray(1, 4).toString() === "PNG" ? "png" : "webp"}`;
  writeFileSync(path.join(FOLDER, file), image);
  return file;
}
