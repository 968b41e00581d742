import type { Plugin } from "vite";

/**
 * Strips the hashes from Relay's artefacts with which its Babel plugin, unused here, detects stale
 * ones.
 */
export function relayHashes({ artifactDirectory }: { artifactDirectory: string }): Plugin {
  return {
    name: "relay-hashes",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: new RegExp(`/${artifactDirectory}/[^/]+\\.graphql\\.ts$`), code: ").hash = " },
      handler: (code) => ({
        code: code.replace(/^\(node as any\)\.hash = "\w+";$/m, ""),
        map: null,
      }),
    },
  };
}
