import { createRequire } from "node:module";
import type { CompatData, Identifier, SupportStatement } from "@mdn/browser-compat-data";
import browserslist from "browserslist";

/** How the list of browsers names them, and how the data on what they have does. */
const NAMES: Readonly<Record<string, { id: string; title: string }>> = {
  chrome: { id: "chrome", title: "Chrome" },
  edge: { id: "edge", title: "Edge" },
  firefox: { id: "firefox", title: "Firefox" },
  ios_saf: { id: "safari_ios", title: "Safari on iOS" },
  safari: { id: "safari", title: "Safari" },
};

/** The oldest version of a browser that has to run the product. */
export interface OldestBrowser {
  /** As browserslist names it. */
  name: string;
  version: string;
}

/** The oldest version of each browser that package.json lists under `browserslist`. */
export function oldestBrowsers(): OldestBrowser[] {
  const oldest = new Map<string, string>();
  for (const browser of browserslist()) {
    const [name = "", versions = ""] = browser.split(" ");
    // Some are a range, such as `18.5-18.7`.
    const version = versions.split("-")[0] ?? "";
    const known = oldest.get(name);
    if (known === undefined || isBefore(version, known)) oldest.set(name, version);
  }
  return [...oldest].map(([name, version]) => ({ name, version }));
}

/** Whether a version comes before another; each part is a number of its own. */
export function isBefore(version: string, other: string): boolean {
  const [one, two] = [version, other].map((text) => text.split(".").map(Number));
  for (let part = 0; part < 3; part += 1) {
    const difference = (one?.[part] ?? 0) - (two?.[part] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** MDN's data on what browsers have. Its package is one large JSON file, loaded lazily. */
export function readCompatData(): CompatData {
  return createRequire(import.meta.url)("@mdn/browser-compat-data") as CompatData;
}

/** The oldest supported browsers that lack something, as people read them; empty if all have it. */
export function lackedBy(
  entry: Identifier | undefined,
  oldest: readonly OldestBrowser[],
): string[] {
  const support = entry?.__compat?.support;
  if (!support) return [];
  return oldest.flatMap(({ name, version }) => {
    const browser = NAMES[name];
    if (!browser) throw new Error(`Say in ${import.meta.filename} how MDN's data name ${name}.`);
    const statements = support[browser.id as keyof typeof support];
    if (statements === undefined || [statements].flat().some((one) => hasFrom(one, version))) {
      return [];
    }
    return [`${browser.title} ${version}`];
  });
}

function hasFrom(statement: SupportStatement, version: string): boolean {
  return [statement].flat().some((one) => {
    const { version_added: added, version_removed: removed, flags, prefix, alternative_name } = one;
    if (flags || prefix || alternative_name || removed !== undefined) return false;
    if (typeof added !== "string" || added === "preview") return false;
    // A version such as `≤37` means that earlier ones weren't checked.
    return !isBefore(version, added.replace("≤", ""));
  });
}
