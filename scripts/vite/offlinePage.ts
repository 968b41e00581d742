import { readFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin, type ResolvedConfig } from "vite";
import { inProject } from "../lib/project.mjs";
import { buildTargets } from "./buildTargets.ts";
import { earlyScripts } from "./earlyScripts.ts";

/** The page that is shown instead of another that the network can't bring. */
export const OFFLINE_PAGE = "offline.html";

/**
 * Builds the offline page next to the app. By itself: what it shares with the app would otherwise
 * become a chunk that it loads of the app's.
 */
export function offlinePage(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "offline-page",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      async handler(error) {
        if (error) return;
        await build({
          configFile: false,
          root: inProject("src", "worker", "offline"),
          publicDir: false,
          logLevel: config.logLevel,
          plugins: [earlyScripts()],
          build: {
            outDir: path.resolve(config.root, config.build.outDir),
            emptyOutDir: false,
            target: buildTargets(),
            modulePreload: false,
            rolldownOptions: {
              input: inProject("src", "worker", "offline", OFFLINE_PAGE),
              output: {
                entryFileNames: "assets/[hash:7].js",
                assetFileNames: "assets/[hash:7][extname]",
              },
            },
          },
        });
      },
    },
  };
}

/**
 * The scripts and styles of the built offline page. Not its fonts: a browser that has shown a page
 * of the app has them already.
 */
export function filesOfOfflinePage(folder: string): string[] {
  const html = readFileSync(path.join(folder, OFFLINE_PAGE), "utf8");
  return [...html.matchAll(/"\/(assets\/[^"]+)"/g)].map(([, file = ""]) => file);
}
