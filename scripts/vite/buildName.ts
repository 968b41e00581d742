import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const NAME = /<meta name="build" content="([^"]+)"/;

/**
 * Gives a build a name that changes with any of its files, as index.html leads to all of them. A
 * page compares its own with its service worker's.
 */
export function buildName(): Plugin {
  return {
    name: "build-name",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) => {
        const hash = createHash("sha256").update(html).digest("base64url").slice(0, 10);
        return html.replace("</title>", `</title>\n    <meta name="build" content="${hash}" />`);
      },
    },
  };
}

/** The name of the build in a folder. */
export function nameOfBuild(folder: string): string {
  const [, name] = NAME.exec(readFileSync(path.join(folder, "index.html"), "utf8")) ?? [];
  if (name === undefined) throw new Error(`The build in ${folder} has no name.`);
  return name;
}
