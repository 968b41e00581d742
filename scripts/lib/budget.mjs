import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { FIRST_LOAD_PACKAGES, LATER_FOLDERS, packageOf } from "./firstLoad.mjs";

/**
 * @typedef {object} ManifestChunk as Vite writes it
 * @property {string} file
 * @property {boolean} [isEntry]
 * @property {string[]} [imports] keys of the chunks that it imports statically
 *
 * @typedef {Record<string, ManifestChunk>} Manifest
 */

/**
 * The files of the JavaScript that loads before a page shows: the entry, the given chunks (a
 * route's own), and all that these import statically.
 * @param {{ manifest: Manifest, chunks?: readonly string[] }} options
 * @returns {string[]}
 * @throws when a chunk is not in the manifest: a budget for nothing would always be kept
 */
export function firstLoadFiles({ manifest, chunks = [] }) {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  if (entries.length === 0) throw new Error("The build has no entry.");
  const seen = new Set();
  const queue = [...entries, ...chunks];
  for (const key of queue) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}.`);
    if (seen.has(key)) continue;
    seen.add(key);
    queue.push(...(chunk.imports ?? []));
  }
  const files = [...seen].map((key) => /** @type {ManifestChunk} */ (manifest[key]).file);
  return [...new Set(files)].filter((file) => file.endsWith(".js"));
}

/**
 * What files weigh on the wire, each compressed as the server sends it.
 * @param {readonly Buffer[]} contents
 * @returns {{ brotli: number, gzip: number }} bytes
 */
export function weigh(contents) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const sum = (/** @type {(content: Buffer) => Buffer} */ compress) =>
    contents.reduce((bytes, content) => bytes + compress(content).length, 0);
  return {
    brotli: sum((content) => brotliCompressSync(content, { params })),
    gzip: sum((content) => gzipSync(content, { level: 9 })),
  };
}

/**
 * Whether a first page has no use for a source.
 * @param {string} source
 */
function isGuest(source) {
  const name = packageOf(source);
  if (name !== null) return FIRST_LOAD_PACKAGES.every((allowed) => allowed !== name);
  return LATER_FOLDERS.some((folder) => source.includes(folder));
}

/**
 * Where a script's source map is in a build.
 * @param {string} file such as `assets/a1b2c3.js`
 */
const sourceMapOf = (file) => `.maps/${path.basename(file, ".js")}.map`;

/**
 * Sources of the given files that belong to later pages, as the build's source maps name them. A
 * file without one is the bundler's own and has no sources.
 * @param {{ files: readonly string[], textOf: (file: string) => string | null }} options `textOf`
 * reads a file of the build; null if there isn't one
 * @returns {string[]}
 * @throws when no file has a source map: then we can't tell
 */
export function guestsOf({ files, textOf }) {
  const maps = files.map((file) => textOf(sourceMapOf(file))).filter((text) => text !== null);
  if (maps.length === 0) throw new Error("The build has no source maps.");
  return maps.flatMap((text) => /** @type {string[]} */ (JSON.parse(text).sources)).filter(isGuest);
}
