import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import type { ChildLimits } from "./limits.ts";

const here = (place: string) => fileURLToPath(new URL(place, import.meta.url));
const packageFile = createRequire(import.meta.url).resolve("pdfjs-dist/package.json");

/** All that a child may open: its own code, and that of packages. */
const MAY_READ = [
  here("./child/"),
  here("./limits.ts"),
  here("../../src/domain/shared/limits.ts"),
  here("../../package.json"),
  path.join(path.dirname(packageFile), "..", path.sep),
];

/** It writes no file and starts no process. */
const FLAGS = [
  "--permission",
  "--allow-addons",
  "--allow-worker",
  ...MAY_READ.map((place) => `--allow-fs-read=${place}`),
  "--disable-warning=SecurityWarning",
  "--max-old-space-size=384",
  "--max-semi-space-size=8",
];

/** None of the server's own environment, where its secrets are. */
const ENVIRONMENT = { DISABLE_SYSTEM_FONTS_LOAD: "1" };

export const UNSHARE = "/usr/bin/unshare";

/**
 * For a shell started by `isolation`: runs its arguments with folders hidden. A network namespace
 * doesn't cover sockets with a path, and these folders are where programs put theirs. What is
 * hidden can't be uncovered: the kernel locks mounts that a user namespace inherits.
 */
export const ENCLOSED = [
  ...["/run", "/tmp"].filter(isNotNeeded).map((folder) => `mount -t tmpfs none ${folder}`),
  `${UNSHARE} --user --map-root-user --mount -- "$@"`,
].join(" && ");

function isNotNeeded(folder: string): boolean {
  const needed = [process.execPath, ...MAY_READ];
  return !needed.some((place) => place.startsWith(`${folder}/`));
}

/** A process with its pipes. */
export interface Child extends ChildProcess {
  stdin: Writable;
  stdout: Readable;
  stderr: Readable;
}

/**
 * Starts a program of `child/` with minimal privileges, by the command of `isolation` if there is
 * one. The kernel limits its CPU time, even when the server is gone; a machine that runs out of
 * memory kills it before the server.
 */
export function startChild({
  program,
  limits: { cpuSeconds },
  isolation,
}: {
  program: string;
  limits: ChildLimits;
  isolation: readonly string[] | null;
}): Child {
  const words = [process.execPath, ...FLAGS, here(`./child/${program}.ts`)];
  const [command = "", ...rest] = process.platform === "win32" ? words : byShell(words);
  const child = spawn(command, rest, {
    cwd: here("./child/"),
    env: ENVIRONMENT,
    // The fourth carries no data: it closes when this process ends.
    stdio: ["pipe", "pipe", "pipe", "pipe"],
    windowsHide: true,
  });
  return child as ChildProcess as Child;

  function byShell(line: readonly string[]): string[] {
    const set = limitsOf(cpuSeconds);
    if (isolation === null) return ["/bin/sh", "-c", `${set}; exec "$@"`, "sh", ...line];
    // The shell stays: as the first of its processes, no signal of the kernel but SIGKILL ends it.
    const run = `${set}; ${ENCLOSED}; exit "$?"`;
    return [...isolation, "/bin/sh", "-c", run, "sh", ...line];
  }
}

/**
 * Kills it and all its descendants. The isolating command reaps its first process: if it were
 * killed itself, each would be left as a zombie to a server that is PID 1 of a container.
 */
export function endChild(child: Child): void {
  const inside = child.pid === undefined ? [] : childrenOf(child.pid);
  if (inside.length === 0) child.kill("SIGKILL");
  for (const pid of inside) killUnlessEnded(pid);
}

function killUnlessEnded(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Empty where the system doesn't tell. */
function childrenOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
    return children.split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

const limitsOf = (cpuSeconds: number) =>
  [
    "ulimit -c 0",
    `ulimit -S -t ${cpuSeconds}`,
    `ulimit -H -t ${cpuSeconds + 2}`,
    "{ echo 900 > /proc/self/oom_score_adj; } 2>/dev/null",
  ].join("; ");
