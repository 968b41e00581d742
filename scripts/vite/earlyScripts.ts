import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { inProject } from "../lib/project.mjs";

/** What index.html asks for before anything is drawn; in development they are served as they are. */
const SOURCES = ["src/ui/theme/firstTheme.js", "src/app/firstFrame.js"];

/**
 * Gives the scripts that must run before the first frame content-hashed names, which browsers cache
 * forever. Vite ignores scripts that aren't modules, and modules would run too late.
 */
export function earlyScripts(): Plugin {
  const scripts = SOURCES.map((source) => {
    const text = readFileSync(inProject(source), "utf8");
    const hash = createHash("sha256").update(text).digest("base64url");
    return { source, text, fileName: `assets/${hash.replace(/[-_]/g, "").slice(0, 7)}.js` };
  });
  return {
    name: "early-scripts",
    apply: "build",
    buildStart() {
      for (const { text, fileName } of scripts) {
        this.emitFile({ type: "asset", fileName, source: text });
      }
    },
    transformIndexHtml: {
      order: "post",
      handler: (html) =>
        scripts.reduce(
          (text, { source, fileName }) => text.replace(`/${source}`, `/${fileName}`),
          html,
        ),
    },
  };
}
