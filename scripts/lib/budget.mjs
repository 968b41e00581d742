import { brotliCompressSync, constants } from "node:zlib";

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
 * What these files weigh on the wire, compressed with brotli as the server sends them.
 * @param {{ manifest: Manifest, chunks?: readonly string[], readBytes: (file: string) => Buffer }} options
 * @returns {number} bytes
 */
export function firstLoadBytes({ manifest, chunks, readBytes }) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return firstLoadFiles({ manifest, chunks })
    .map((file) => brotliCompressSync(readBytes(file), { params }).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}
