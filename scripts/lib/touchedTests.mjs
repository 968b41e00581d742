/**
 * Which unit tests a change may break. Vitest follows imports from the changed files to the tests;
 * here is what it cannot see.
 *
 * @typedef {object} TestFile
 * @property {string} file relative to the project
 * @property {string} text
 *
 * @typedef {object} Choice
 * @property {string[]} related files for `vitest related`: the change, and tests that run anyway
 * @property {string[]} left tests that are left to `npm test`
 */

/** Their tests open a database each, on two engines: most of the time of all unit tests. */
const ON_A_DATABASE = /^server\/store\/postgres\/.*\.test\.ts$|[/.](pglite|postgres)\.test\.ts$/;
/** What those tests are about, and what only they use. */
const DATABASES = /^server\/(store|testing|local\/standIns|services\/contract)\//;

const STARTS_PROGRAMS = /from "node:child_process"/;
const READS_FILES = /from "node:fs(\/promises)?"|from "[^"]*\/(project|run)\.mjs"/;
/** What a program that a test starts may be made of. */
const PROGRAMS = /^(server|src\/domain|scripts)\//;

/**
 * A test that reads the project's files may depend on any of them, and runs. One that starts
 * programs runs when the change lies where these are. A suite on a database runs when the change
 * lies where the databases are.
 * @param {{ changed: readonly string[], tests: readonly TestFile[] }} project
 * @returns {Choice}
 */
export function chooseTests({ changed, tests }) {
  const touches = (/** @type {RegExp} */ places) => changed.some((file) => places.test(file));
  const isLeft = (/** @type {string} */ file) =>
    ON_A_DATABASE.test(file) && !touches(DATABASES) && !changed.includes(file);
  const anyway = tests.filter(({ text }) =>
    STARTS_PROGRAMS.test(text) ? touches(PROGRAMS) : READS_FILES.test(text),
  );
  const left = tests.map(({ file }) => file).filter(isLeft);
  const chosen = new Set([...changed, ...anyway.map(({ file }) => file)]);
  return { related: [...chosen].filter((file) => !left.includes(file)), left };
}
