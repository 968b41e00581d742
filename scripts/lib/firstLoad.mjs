/**
 * The packages that every page is built on. They are bundled into one file, which a new version of
 * the app leaves in the browser's cache, and no page's first load may include any other.
 */
export const FIRST_LOAD_PACKAGES = /** @type {const} */ ([
  "fbjs",
  "invariant",
  "react",
  "react-dom",
  "react-relay",
  "react-router",
  "relay-runtime",
  "scheduler",
]);

/** Our own parts that a first page has no use for: QR codes, devices (cards, video), live sessions. */
export const LATER_FOLDERS = /** @type {const} */ ([
  "src/components/sharing/qrCode/",
  "src/devices/",
  "src/live/",
  "src/routes/user/live/",
]);

/**
 * The npm package that a source came with: one that lies inside another counts as that other. Null
 * for our own.
 * @param {string} source its path
 * @returns {string | null}
 */
export function packageOf(source) {
  return /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? null;
}
