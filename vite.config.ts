import { realpathSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildName } from "./scripts/vite/buildName.ts";
import { chunkGroups } from "./scripts/vite/chunkGroups.ts";
import { headOrder } from "./scripts/vite/headOrder.ts";
import { earlyScripts } from "./scripts/vite/earlyScripts.ts";
import { graphiql } from "./scripts/vite/graphiql.ts";
import { libraryBuild, shakeRouter } from "./scripts/vite/libraries.ts";
import { offlinePage } from "./scripts/vite/offlinePage.ts";
import { servePdfFiles } from "./scripts/vite/pdfFiles.ts";
import { relayHashes } from "./scripts/vite/relayHashes.ts";
import { relayTag } from "./scripts/vite/relayTag.ts";
import { renderPages } from "./scripts/vite/renderPages.ts";
import { serviceWorker } from "./scripts/vite/serviceWorker.ts";
import { slimRelay } from "./scripts/vite/slimRelay.ts";
import { shortClassNames } from "./scripts/vite/shortClassNames.ts";
import { GRAPHIQL_PATH, SERVER_PATHS } from "./src/domain/shared/paths.ts";

const ARTEFACTS = "src/__generated__";

const apiOrigin = process.env["API_ORIGIN"];

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    relayTag({
      artifactDirectory: ARTEFACTS,
      operationsFile: "src/operations/generated/graphql.ts",
    }),
    relayHashes({ artifactDirectory: ARTEFACTS }),
    shortClassNames(),
    ...(isSsrBuild ? [] : [earlyScripts()]),
    shakeRouter(),
    slimRelay(),
    servePdfFiles(),
    // Without React's compiler: what it makes code remember weighs 6 kB of a first page, 9 of the
    // booking page, and no click, key or change of screen was measured to be quicker by it.
    react(),
    graphiql({ path: GRAPHIQL_PATH }),
    ...(apiOrigin ? [renderPages({ apiOrigin })] : []),
    // The workshop is built with this configuration too, and has a worker of its own.
    ...(process.env["STORYBOOK"] === undefined && !isSsrBuild
      ? [headOrder(), buildName(), offlinePage(), serviceWorker()]
      : []),
  ],
  server: {
    // A second git worktree may share its node_modules by a link, which Vite would not serve.
    fs: { allow: [".", realpathSync("node_modules")] },
    proxy: Object.fromEntries(
      // As patterns: a creator's address may begin like one of these.
      (apiOrigin ? SERVER_PATHS : []).map((path) => [`^${path}(?:[/?]|$)`, { target: apiOrigin }]),
    ),
  },
  // The server's bundle needs no package: the pages that it renders are those of this build.
  ...(isSsrBuild ? { ssr: { noExternal: true as const } } : {}),
  build: {
    target: libraryBuild.target,
    // Named by no script, and in a folder that no server shows: for whoever
    // reads a trace or a budget.
    sourcemap: isSsrBuild ? false : "hidden",
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // What a first visit loads is held by budget.json.
    chunkSizeWarningLimit: isSsrBuild ? 4_000 : 700,
    rolldownOptions: {
      ...libraryBuild.rolldownOptions,
      output: {
        assetFileNames: "assets/[hash:7][extname]",
        ...(isSsrBuild
          ? {}
          : {
              // The entry lists them all. What is in them, the manifest and the source maps tell.
              entryFileNames: "assets/[hash:7].js",
              chunkFileNames: "assets/[hash:7].js",
              sourcemapFileNames: ".maps/[chunkhash].map",
              codeSplitting: { groups: chunkGroups },
            }),
      },
    },
  },
}));
