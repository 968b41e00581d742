/**
 * Which unit tests a change may break. Vitest follows imports from the changed files to the tests;
 * this covers what it can't see.
 *
 * @typedef {object} TestFile
 * @property {string} file relative to the project
 * @property {string} text
 *
 * @typedef {object} Choice
 * @property {string[]} related files for `vitest related`: the change, and tests that run anyway
 * @property {string[]} left tests that are left to `npm test`
 */

/** Tests of databases, processes and decoders: most of the time of all unit tests. */
const SLOW = ".slow.test.ts";
const READS_FILES = /from "node:fs(\/promises)?"|from "[^"]*\/(project|run)\.mjs"/;

/**
 * A test that reads the project's files may depend on any of them, and runs. A slow one runs only
 * when it is changed itself, or the file that it is named after.
 * @param {{ changed: readonly string[], tests: readonly TestFile[] }} project
 * @returns {Choice}
 */
export function chooseTests({ changed, tests }) {
  const left = tests.map(({ file }) => file).filter((file) => isLeft(file, changed));
  const anyway = tests.filter(({ text }) => READS_FILES.test(text));
  const chosen = new Set([...changed, ...anyway.map(({ file }) => file)]);
  return { related: [...chosen].filter((file) => !left.includes(file)), left };
}

/**
 * @param {string} file
 * @param {readonly string[]} changed
 */
function isLeft(file, changed) {
  if (!file.endsWith(SLOW)) return false;
  const name = file.slice(0, -SLOW.length);
  return ![file, `${name}.ts`, `${name}.tsx`, `${name}.mjs`].some((own) => changed.includes(own));
}
