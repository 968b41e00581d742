import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { Plugin } from "vite";

const run = promisify(execFile);

/** Not one that a comment shows as an example. */
const GRAPHQL_TAG =
  /(?<!^ *\*.*)\bgraphql`\s*(?:query|mutation|subscription|fragment)\s+(\w+)[^`]*`/gm;
const GQL_CALL =
  /\bgql\(\s*(?:\/\*[^*]*\*\/\s*)?`\s*(?:query|mutation|subscription)\s+(\w+)[^`]*`,?\s*\)/g;

/** Where the generated modules lie, relative to the project's root. */
export interface RelayTagOptions {
  artifactDirectory: string;
  operationsFile: string;
}

/**
 * Replaces `graphql` tags by Relay's artefacts and `gql()` calls by their typed documents, so that
 * no document text reaches the bundle. The replacement keeps the number of lines and the imports
 * are appended (imports hoist), so that positions in stack traces stay true.
 */
export function relayTag({ artifactDirectory, operationsFile }: RelayTagOptions): Plugin {
  let root = process.cwd();
  return {
    name: "relay-tag",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
    },
    transform: {
      filter: {
        id: { include: /\.tsx?$/, exclude: [/node_modules/, /__generated__/, /generated\//] },
        code: /graphql`|gql\(/,
      },
      handler(code) {
        const imports = new Set<string>();
        const withNewlines = (name: string, text: string) =>
          name + "\n".repeat(text.split("\n").length - 1);
        const replaced = code
          .replace(GRAPHQL_TAG, (text, name: string) => {
            const file = path.posix.join(root, artifactDirectory, `${name}.graphql.ts`);
            imports.add(`import __relay_${name} from ${JSON.stringify(file)};`);
            return withNewlines(`__relay_${name}`, text);
          })
          .replace(GQL_CALL, (text, name: string) => {
            const file = path.posix.join(root, operationsFile);
            imports.add(
              `import { ${name}Document as __gql_${name} } from ${JSON.stringify(file)};`,
            );
            return withNewlines(`__gql_${name}`, text);
          });
        if (imports.size === 0) return null;
        return { code: `${replaced}\n${[...imports].join("\n")}\n`, map: null };
      },
    },
    configureServer(server) {
      // A compiler run takes a tenth of a second: on each save, so that no watcher is needed.
      server.watcher.on("change", (file) => {
        if (!/\.tsx?$/.test(file) || file.includes("generated")) return;
        run(process.execPath, [path.join(root, "node_modules/.bin/relay-compiler")]).catch(
          (error: Error & { stderr?: string }) =>
            server.config.logger.error(error.stderr || error.message),
        );
      });
    },
  };
}
