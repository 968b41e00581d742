import { spawn } from "node:child_process";
import { ensureNode24, node24Env } from "./node24.mjs";
import { inProject, ROOT } from "./project.mjs";
import { endWithNpm, exitCode, forwardSignals } from "./run.mjs";

/**
 * @typedef {object} ServerOptions
 * @property {readonly string[]} [nodeArgs] options of Node itself, like `--watch`
 * @property {readonly string[]} [args] options of the server
 * @property {NodeJS.ProcessEnv} [env] in addition to this process's own
 * @property {boolean} [isQuiet] its output is discarded
 */

/**
 * Options of Node for the server: three quarters of the room for young objects, a heap that grows
 * by its double and not by more before it is swept, and two threads for V8's own work instead of
 * four, each of which keeps memory (docs/decisions/pglite.md).
 */
export const SERVER_NODE_ARGS = [
  "--max-semi-space-size=12",
  "--heap-growing-percent=100",
  "--v8-pool-size=2",
];

/**
 * For glibc, unless someone has said otherwise: the threads share their memory, and what is free
 * goes back to the system.
 */
export const SERVER_ENV = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" };

/**
 * Starts server/main.ts on Node 24 as a child that receives every signal that we receive, and that
 * does not outlive us.
 * @param {ServerOptions} [options]
 */
export function startServer({ nodeArgs = [], args = [], env = {}, isQuiet = false } = {}) {
  const tether = ["--import", new URL("dieWithParent.mjs", import.meta.url).href];
  const shown = isQuiet ? "ignore" : "inherit";
  const child = spawn(
    ensureNode24(),
    [...SERVER_NODE_ARGS, ...nodeArgs, ...tether, inProject("server", "main.ts"), ...args],
    {
      cwd: ROOT,
      env: { ...SERVER_ENV, ...node24Env(env) },
      detached: true,
      stdio: ["ignore", shown, shown, "ipc"],
    },
  );
  forwardSignals(child);
  endWithNpm(child);
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.on("error", (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on("exit", (code, signal) => resolve(exitCode(code, signal)));
  });
  return { child, ended };
}
