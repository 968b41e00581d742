import { oldestBrowsers } from "../lint/browserSupport.ts";

/** esbuild's names, which Vite uses for JavaScript and CSS alike. */
const NAMES: Readonly<Record<string, string>> = { ios_saf: "ios" };

/** The oldest browsers that package.json lists, as a build's targets: `safari17.0` and others. */
export function buildTargets(): string[] {
  return oldestBrowsers().map(({ name, version }) => `${NAMES[name] ?? name}${version}`);
}
