import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { inProject } from "../lib/project.mjs";

/** What index.html asks for before anything is drawn; in development it is served as is. */
const SOURCE = "src/ui/theme/firstTheme.js";

/**
 * Gives the script that must run before the first frame a content-hashed name, which browsers cache
 * forever. Vite ignores scripts that aren't modules, and a module would run too late.
 */
export function firstTheme(): Plugin {
  const text = readFileSync(inProject(SOURCE), "utf8");
  const hash = createHash("sha256").update(text).digest("base64url");
  const fileName = `assets/${hash.replace(/[-_]/g, "").slice(0, 7)}.js`;
  return {
    name: "first-theme",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "asset", fileName, source: text });
    },
    transformIndexHtml: {
      order: "post",
      handler: (html) => html.replace(`/${SOURCE}`, `/${fileName}`),
    },
  };
}
