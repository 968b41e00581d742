import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { Plugin } from "vite";

const run = promisify(execFile);

/** Skips examples in comments. */
const GRAPHQL_TAG =
  /(?<!^ *\*.*)\bgraphql`\s*(?:query|mutation|subscription|fragment)\s+(\w+)[^`]*`/gm;
const GQL_CALL =
  /\bgql\(\s*(?:\/\*[^*]*\*\/\s*)?`\s*(?:query|mutation|subscription)\s+(\w+)[^`]*`,?\s*\)/g;

/** Where the generated modules are, relative to the project's root. */
export interface RelayTagOptions {
  artifactDirectory: string;
  operationsFile: string;
  /** Runs Relay's compiler; a test brings another. */
  compile?: (root: string) => Promise<unknown>;
}

/**
 * Replaces `graphql` tags by Relay's artefacts and `gql()` calls by their typed documents, so that
 * no document text reaches the bundle. The replacement keeps the number of lines and the imports
 * are appended (imports hoist), so that positions in stack traces stay correct.
 */
export function relayTag({
  artifactDirectory,
  operationsFile,
  compile = runCompiler,
}: RelayTagOptions): Plugin {
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
      // A compiler run takes a tenth of a second, so it runs on each save instead of in a watcher.
      const compileInTurn = inTurn(async () => {
        await compile(root).catch((error: Error & { stderr?: string }) =>
          server.config.logger.error(error.stderr || error.message),
        );
      });
      server.watcher.on("change", (file) => {
        const isSource = file.startsWith(path.join(root, "src") + path.sep) && /\.tsx?$/.test(file);
        if (isSource && !file.includes("generated")) compileInTurn();
      });
    },
  };
}

const runCompiler = (root: string) =>
  run(process.execPath, [path.join(root, "node_modules/.bin/relay-compiler")]);

/**
 * Two concurrent compilers would leave an empty list of documents behind. So a run requested during
 * another comes after it, and covers all requests made in the meantime.
 */
function inTurn(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isWanted = false;
  const begin = async () => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await work();
    }
    isRunning = false;
  };
  return () => {
    isWanted = true;
    if (!isRunning) void begin();
  };
}
