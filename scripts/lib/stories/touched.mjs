import path from "node:path";

/**
 * Which stories a change touches most: those in the folder of a changed file, then those of what
 * imports it, the nearest first. What mocks, server and schema touch cannot be told from imports.
 *
 * @typedef {object} Choice
 * @property {string[]} chosen titles of stories
 * @property {string[]} left titles that are touched as well
 */

const IMPORT = /(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;
const TITLE = /\bmeta\(\{\s*title: "([^"]+)"/;
const STORIES = ".stories.tsx";
const STORY = /\bmeta\.story\(/g;
/** `src/app` imports every screen. */
const BEHIND = /^src\/(?!app\/)/;

/**
 * @param {object} options
 * @param {readonly string[]} options.changed files
 * @param {ReadonlyMap<string, string>} options.sources the texts below `src` and `stories`, by file
 * @param {number} options.titlesMax how many titles to choose
 * @param {number} options.storiesMax how many stories these may have, unless one title has more
 * @returns {Choice}
 */
export function chooseStories({ changed, sources, titlesMax, storiesMax }) {
  const titles = titlesByFolder(sources);
  const importers = importersIn(sources);
  /** @type {Set<string>} */
  const found = new Set();
  const seen = new Set(changed);
  for (let ring = [...changed]; ring.length > 0;) {
    for (const title of ring.flatMap((file) => titlesOf(file, titles))) found.add(title);
    const next = ring
      .flatMap((file) => importers.get(file) ?? [])
      .filter((file) => !seen.has(file));
    for (const file of next) seen.add(file);
    ring = [...new Set(next)];
  }
  const ordered = [...found];
  const counts = storiesByTitle(sources);
  let count = 0;
  for (let total = 0; count < Math.min(ordered.length, titlesMax); count += 1) {
    total += counts.get(ordered[count] ?? "") ?? 0;
    if (count > 0 && total > storiesMax) break;
  }
  return { chosen: ordered.slice(0, count), left: ordered.slice(count) };
}

/** @param {ReadonlyMap<string, string>} sources */
function storiesByTitle(sources) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const [file, text] of sources) {
    const title = file.endsWith(STORIES) ? TITLE.exec(text)?.[1] : undefined;
    if (title === undefined) continue;
    counts.set(title, (counts.get(title) ?? 0) + [...text.matchAll(STORY)].length);
  }
  return counts;
}

/** @param {ReadonlyMap<string, string>} sources */
function titlesByFolder(sources) {
  /** @type {Map<string, string[]>} */
  const titles = new Map();
  for (const [file, text] of sources) {
    const title = file.endsWith(STORIES) ? TITLE.exec(text)?.[1] : undefined;
    if (title === undefined) continue;
    // A folder of `src` may have a file of stories, in capitals, instead of a folder.
    const places = [file, file.slice(0, -STORIES.length), path.dirname(file)];
    for (const place of places) add(titles, place.toLowerCase(), title);
  }
  return titles;
}

/**
 * The nearest stories: a file's own, or those of its folder, or of the parent folder.
 * @param {string} file
 * @param {ReadonlyMap<string, string[]>} titles
 */
function titlesOf(file, titles) {
  const [, ...parts] = file.split("/");
  for (let length = parts.length; length > 1; length -= 1) {
    const own = titles.get(["stories", ...parts.slice(0, length)].join("/").toLowerCase());
    if (own !== undefined) return own;
  }
  return [];
}

/** @param {ReadonlyMap<string, string>} sources */
function importersIn(sources) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [file, text] of sources) {
    if (!BEHIND.test(file)) continue;
    for (const [, name = ""] of text.matchAll(IMPORT))
      add(importers, path.posix.join(path.posix.dirname(file), name), file);
  }
  return importers;
}

/**
 * @param {Map<string, string[]>} lists
 * @param {string} key
 * @param {string} value
 */
function add(lists, key, value) {
  const list = lists.get(key) ?? [];
  if (!list.includes(value)) list.push(value);
  lists.set(key, list);
}
