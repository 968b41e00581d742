import type { ServerPath } from "../../../src/domain/shared/paths.ts";

/** A directive of a content policy that takes sources. */
type SourceDirective =
  | "script-src"
  | "style-src"
  | "img-src"
  | "font-src"
  | "connect-src"
  | "frame-src"
  | "media-src"
  | "worker-src"
  | "manifest-src";

/** A power of the browser that a page may use or lend. */
type Power = "camera" | "microphone" | "payment";

/** What pages may use beyond what the app always needs: an outside service's hosts, for example. */
export interface PageNeeds {
  /** Sources of each directive, as written in a content policy. */
  sources?: Readonly<Partial<Record<SourceDirective, readonly string[]>>>;
  /** Origins to which a power is lent. */
  lent?: Readonly<Partial<Record<Power, readonly string[]>>>;
}

/** Where browsers report policy violations. */
export const REPORT_PATH = "/reports" satisfies ServerPath;

/** What the app needs on every page: nothing inline, nothing of other hosts. */
const APP_SOURCES: Required<PageNeeds>["sources"] = {
  // WebAssembly for the decoders of PDF.js, and no `eval` (docs/decisions/content-policy.md).
  "script-src": ["'self'", "'wasm-unsafe-eval'"],
  "style-src": ["'self'"],
  // Drawings within style sheets; pictures that were chosen and are not uploaded yet.
  "img-src": ["'self'", "data:", "blob:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  // Pages of ours that hold a form of another service, each with `framePolicy`.
  "frame-src": ["'self'"],
  "worker-src": ["'self'"],
  "manifest-src": ["'self'"],
};

/** What stays the same whatever is needed. */
const FIXED = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** Powers that pages of this site use themselves; those of `PageNeeds` are lent on. */
const OWN_POWERS = [
  "autoplay",
  "camera",
  "clipboard-write",
  "display-capture",
  "fullscreen",
  "microphone",
  "payment",
  "picture-in-picture",
  "screen-wake-lock",
];

/** Powers that nothing here uses. */
const NO_POWERS = [
  "accelerometer",
  "bluetooth",
  "browsing-topics",
  "clipboard-read",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "midi",
  "publickey-credentials-get",
  "serial",
  "storage-access",
  "usb",
  "xr-spatial-tracking",
];

/**
 * The value of `Content-Security-Policy`: one for every page, because the app navigates between all
 * pages without a new document (docs/decisions/content-policy.md).
 */
export function contentPolicy(
  needs: readonly PageNeeds[],
  { isSecure }: { isSecure: boolean },
): string {
  const all = [{ sources: APP_SOURCES }, ...needs].flatMap(({ sources = {} }) =>
    Object.entries(sources),
  );
  return [
    ...FIXED,
    ...merged(all).map(([directive, sources]) => [directive, ...sources].join(" ")),
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
    `report-uri ${REPORT_PATH}`,
  ].join("; ");
}

/**
 * The same for a page that holds one frame of another site, and nothing else: only our own pages
 * may show it.
 */
export function framePolicy(origin: string, { isSecure }: { isSecure: boolean }): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    `frame-src ${origin}`,
    "style-src 'self'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
    `report-uri ${REPORT_PATH}`,
  ].join("; ");
}

/** The value of `Permissions-Policy`. */
export function permissionsPolicy(needs: readonly PageNeeds[]): string {
  const lent = new Map(merged(needs.flatMap((need) => Object.entries(need.lent ?? {}))));
  const own = OWN_POWERS.map((power) => {
    const origins = (lent.get(power) ?? []).map((origin) => ` "${origin}"`);
    return `${power}=(self${origins.join("")})`;
  });
  return [...own, ...NO_POWERS.map((power) => `${power}=()`)].join(", ");
}

/** Merges the lists of each name, without duplicates, in order. */
function merged(entries: readonly (readonly [string, readonly string[]])[]): [string, string[]][] {
  const lists = new Map<string, Set<string>>();
  for (const [name, values] of entries) {
    const list = lists.get(name) ?? new Set();
    for (const value of values) list.add(value);
    lists.set(name, list);
  }
  return [...lists].map(([name, list]) => [name, [...list]]);
}
