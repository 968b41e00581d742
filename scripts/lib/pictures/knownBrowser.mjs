import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inProject, textOf } from "../project.mjs";

const FILE = inProject("pictures", "browser.json");

/**
 * The version of Chromium that took the pictures; null when there are none.
 * @returns {string | null}
 */
export function knownBrowser() {
  const text = textOf(FILE);
  return text === null ? null : JSON.parse(text).chromium;
}

/** @param {string} version */
export function rememberBrowser(version) {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify({ chromium: version }, null, 2)}\n`);
}
