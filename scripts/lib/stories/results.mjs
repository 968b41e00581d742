import { inProject } from "../project.mjs";

/** Where the pass over all stories says, for `npm test`, what it has come to. */
export const RESULTS = inProject(".cache", "test", "stories.json");

/**
 * @typedef {object} Results
 * @property {import("../steps.mjs").Counts} counts stories, and one for all looks
 * @property {string[]} remarks
 */
