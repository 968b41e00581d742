import { readFileSync } from "node:fs";
import { minifySync, type Plugin } from "vite";
import { inProject } from "../lib/project.mjs";

/** What pages run before anything is drawn; in development they are served as they are. */
const SOURCES = ["src/ui/theme/firstTheme.js", "src/app/firstFrame.js"];

/**
 * Writes the scripts that must run before the first frame into the page: as files they would keep
 * it waiting, and modules would run too late. The content policy allows each by its hash.
 */
export function earlyScripts(): Plugin {
  const scripts = SOURCES.map((source) => {
    const { code } = minifySync(source, readFileSync(inProject(source), "utf8"));
    if (code.includes("</")) throw new Error(`${source} would end its own element.`);
    return { element: new RegExp(`<script +src="/${source}"></script>`), code };
  });
  return {
    name: "early-scripts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) =>
        scripts.reduce(
          (text, { element, code }) => text.replace(element, () => `<script>${code}</script>`),
          html,
        ),
    },
  };
}
