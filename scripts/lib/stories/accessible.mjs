import { createHash } from "node:crypto";
import path from "node:path";
import { hashOf as hashOfFiles, inProject, textOf } from "../project.mjs";

/** One in this many pages that passed before is checked again anyway. */
const CHECKED_ALL_THE_SAME = 20;

/**
 * Which pages have passed the check of accessibility. A page is identified by a hash of what it
 * consists of (`.storybook/stage/hashOfPage.ts`).
 * @typedef {object} Register
 * @property {(story: string, page: string) => boolean} hasPassed whether it need not be checked
 * @property {(story: string, page: string) => void} notePassed
 * @property {Passed} passed of the stories that were played, those that passed now or before
 * @property {number} spared how many pages were not checked, as they had passed before
 *
 * @typedef {Record<string, string>} Passed hashes of page and conditions, by story
 */

/** What says which rules are checked. What identifies a page says so itself: by another hash. */
const CHECK = [path.join(".storybook", "stage", "accessibility.ts")];

/**
 * @param {object} options
 * @param {Passed} options.accepted by this very browser
 * @param {string} options.drawnBy chooses the pages that are checked all the same: the commit
 * @returns {Register}
 */
export function createRegister({ accepted, drawnBy }) {
  const axe = textOf(inProject("node_modules", "axe-core", "package.json")) ?? "";
  const conditions = hashOf(hashOfFiles(CHECK), axe);
  const known = new Set(Object.values(accepted));
  const isDrawn = (/** @type {string} */ key) =>
    Number.parseInt(hashOf(drawnBy, key).slice(0, 8), 16) % CHECKED_ALL_THE_SAME === 0;
  /** @type {Passed} */
  const passed = {};
  /** @type {Register} */
  const register = {
    passed,
    spared: 0,
    hasPassed: (story, page) => {
      const key = hashOf(conditions, page);
      if (!known.has(key) || isDrawn(key)) return false;
      passed[story] = key;
      register.spared += 1;
      return true;
    },
    notePassed: (story, page) => void (passed[story] = hashOf(conditions, page)),
  };
  return register;
}

/** @param {...string} texts */
function hashOf(...texts) {
  return createHash("sha256").update(texts.join(" ")).digest("hex").slice(0, 16);
}
