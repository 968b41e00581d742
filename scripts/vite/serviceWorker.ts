import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { inProject } from "../lib/project.mjs";
import { nameOfBuild } from "./buildName.ts";
import { filesOfOfflinePage, OFFLINE_PAGE } from "./offlinePage.ts";

/** Builds `src/worker/sw.ts` as `/sw.js`, after the offline page. */
export function serviceWorker(): Plugin[] {
  const folder = inProject("dist");
  return VitePWA({
    strategies: "injectManifest",
    srcDir: "src/worker",
    filename: "sw.ts",
    injectRegister: false,
    manifest: false,
    injectManifest: {
      // Firefox runs no module as a service worker.
      rollupFormat: "iife",
      sourcemap: false,
      globDirectory: folder,
      globPatterns: [OFFLINE_PAGE, "assets/*.{js,css}"],
      manifestTransforms: [
        (entries) => {
          const files = new Set(filesOfOfflinePage(folder));
          const page = { url: `/${OFFLINE_PAGE}`, revision: nameOfBuild(folder), size: 0 };
          const others = entries.filter(({ url }) => files.has(url));
          return {
            manifest: [
              page,
              ...others.map(({ url, size }) => ({ url: `/${url}`, revision: null, size })),
            ],
            warnings: [],
          };
        },
      ],
    },
  });
}
