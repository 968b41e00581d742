import { realpathSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { relayTag } from "./scripts/vite/relayTag.ts";

/** What the server answers; everything else is the web app's. */
const SERVER_PATHS = ["/graphql", "/local", "/webhooks", "/thumbnails", "/profilepics"];
/** What every page stands on. */
const FRAME_LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-router|react-relay|relay-runtime|fbjs|invariant)\//;
const apiOrigin = process.env["API_ORIGIN"];

export default defineConfig({
  plugins: [
    relayTag({
      artifactDirectory: "src/__generated__",
      operationsFile: "src/operations/generated/graphql.ts",
    }),
    // Without React's compiler: what it makes code remember weighs 6 kB of a first page, 9 of the
    // booking page, and no click, key or change of screen was measured to be quicker by it.
    react(),
  ],
  server: {
    // A second git worktree may share its node_modules by a link, which Vite would not serve.
    fs: { allow: [".", realpathSync("node_modules")] },
    proxy: Object.fromEntries(
      // As patterns: a creator's address may begin like one of these.
      (apiOrigin ? SERVER_PATHS : []).map((path) => [
        `^${path}(?:[/?]|$)`,
        { target: apiOrigin, ws: true },
      ]),
    ),
  },
  build: {
    target: "es2023",
    sourcemap: true,
    manifest: true,
    // What a first visit loads is held by budget.json.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Compressed together they weigh less, and a new version of the app leaves them in the cache.
          groups: [{ name: "libraries", test: FRAME_LIBRARIES }],
        },
      },
    },
  },
});
