import path from "node:path";
import { inProject, textOf } from "./project.mjs";

const NODE = inProject("node_modules", "node", "bin", "node");

/**
 * The Node.js that the project runs on. It comes as a dependency, because the system's own may be
 * too old to run TypeScript.
 * @throws when the package is installed without its binary
 */
export function ensureNode24() {
  if (textOf(NODE) === null) {
    throw new Error(
      "Node 24 is missing from node_modules, most likely because install scripts are switched off. " +
        "Run `npm ci --ignore-scripts=false` and try again.",
    );
  }
  return NODE;
}

/**
 * An environment in which `node` is Node 24 and the project's tools are on the path.
 * @param {NodeJS.ProcessEnv} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function node24Env(extra = {}) {
  const own = [path.dirname(NODE), inProject("node_modules", ".bin")];
  return { ...process.env, ...extra, PATH: [...own, process.env["PATH"]].join(path.delimiter) };
}
