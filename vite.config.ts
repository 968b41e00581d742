import { realpathSync } from "node:fs";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { relayTag } from "./scripts/vite/relayTag.ts";

export default defineConfig({
  plugins: [
    relayTag({
      artifactDirectory: "src/__generated__",
      operationsFile: "src/operations/generated/graphql.ts",
    }),
    react({ compiler: true }),
    { ...optimizeLocales.vite({ locales: ["en-GB"] }), enforce: "pre" },
  ],
  // A second git worktree may share its node_modules by a link, which Vite would not serve.
  server: { fs: { allow: [".", realpathSync("node_modules")] } },
  build: { target: "es2023", sourcemap: true, manifest: true },
});
