import { inProject } from "../project.mjs";

/** Where the pass over all stories leaves its results for `npm test`. */
export const RESULTS = inProject(".cache", "test", "stories.json");

/**
 * @typedef {object} Results
 * @property {import("../steps.mjs").Counts} counts stories, and one for all looks
 * @property {string[]} remarks
 * @property {string | null} first the first failure
 */
