import { spawn } from "node:child_process";
import { constants } from "node:os";
import { ROOT } from "./project.mjs";
import { watchSilence } from "./silence.mjs";

const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env] default: this process's own
 * @property {string} [cwd] default: the project's folder
 * @property {boolean} [quiet] collects the output instead of showing it
 * @property {number} [silenceInMinutes] the command and its children are ended when nothing was
 *   printed, no progress was reported and no CPU time was used for this long
 */

/**
 * @typedef {object} RunResult
 * @property {number} code the exit code; 128 + the signal's number for a process ended by a signal
 * @property {string} output what was collected, with `quiet`
 */

/**
 * Runs a command in the project's folder until it ends. It gets a process group of its own and
 * the signals that reach us, once each: a Ctrl-C that reached parent and child at once would look
 * to the child like an impatient second one. When the child has ended, a signal that reached us
 * meanwhile ends us too.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function run(command, args, options = {}) {
  const { env = process.env, cwd = ROOT, quiet = false, silenceInMinutes } = options;
  return new Promise((resolve) => {
    const shown = quiet ? "pipe" : "inherit";
    const child = spawn(command, args, {
      cwd,
      env,
      detached: true,
      stdio: ["ignore", shown, shown, ...(silenceInMinutes ? /** @type {const} */ (["ipc"]) : [])],
    });
    let output = "";
    const watch = watchOver(child, silenceInMinutes, (why) => {
      output += why;
      if (!quiet) process.stderr.write(why);
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        output += chunk;
        watch?.heard();
      });
    }
    // Progress reported by a command that counts by itself, see `progress.mjs`.
    child.on("message", () => watch?.heard());
    const forwarding = forwardSignals(child);
    endWithNpm(child);
    const end = (/** @type {RunResult} */ result) => {
      watch?.stop();
      forwarding.stop();
      if (forwarding.received) process.kill(process.pid, forwarding.received);
      else resolve(result);
    };
    child.on("error", (error) => end({ code: 127, output: `${output}${error.message}\n` }));
    child.on("close", (code, signal) => end({ code: exitCode(code, signal), output }));
  });
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {number | undefined} minutes
 * @param {(why: string) => void} onEnd
 */
function watchOver(child, minutes, onEnd) {
  if (minutes === undefined || child.pid === undefined) return undefined;
  const onSilence = () => {
    onEnd(`Ended, as for ${minutes} minutes nothing was printed and nothing was at work.\n`);
    killGroup(child);
  };
  return watchSilence({ pid: child.pid, limitMs: minutes * 60_000, onSilence });
}

/**
 * Passes the signals that end a process on to a child, until `stop` is called.
 * @param {import("node:child_process").ChildProcess} child
 */
export function forwardSignals(child) {
  const forwarding = {
    /** @type {NodeJS.Signals | null} the last one passed on */
    received: null,
    stop: () => {
      for (const signal of SIGNALS) process.off(signal, forward);
    },
  };
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    forwarding.received = signal;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, forward);
  return forwarding;
}

/**
 * A killed npm can't pass signals on, and would leave orphans behind: a server that keeps its data
 * folder locked, or a workshop that keeps its port. (npm's scripts say `exec`, so that no shell
 * sits between npm and us.)
 * @param {import("node:child_process").ChildProcess} child
 */
export function endWithNpm(child) {
  if (!process.env["npm_lifecycle_event"]) return;
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid === parent || child.kill("SIGTERM"), 500).unref();
  child.once("exit", () => clearInterval(watch));
}

/**
 * What a shell reports for a process that ended this way.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export function exitCode(code, signal) {
  return signal ? 128 + (constants.signals[signal] ?? 0) : (code ?? 1);
}

/** @param {import("node:child_process").ChildProcess} child */
function killGroup(child) {
  if (!child.pid) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // It has exited in the meantime.
  }
}
