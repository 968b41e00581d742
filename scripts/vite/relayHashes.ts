import type { Plugin } from "vite";

/**
 * Takes from Relay's artefacts the hashes by which its Babel plugin, not
 * used here, finds stale ones.
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
