import { type ChildProcess, spawn } from "node:child_process";
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

/** Nothing of the server's own environment, where its secrets are. */
const ENVIRONMENT = { DISABLE_SYSTEM_FONTS_LOAD: "1" };

/** A process with its pipes. */
export interface Child extends ChildProcess {
  stdin: Writable;
  stdout: Readable;
  stderr: Readable;
}

/**
 * Starts a program of `child/` with next to no rights. The kernel counts its time of a processor,
 * also when nobody is there any more to look; a machine that runs out of memory ends it before the
 * server.
 */
export function startChild({
  program,
  limits: { cpuSeconds },
}: {
  program: string;
  limits: ChildLimits;
}): Child {
  const [command, words] =
    process.platform === "win32"
      ? [process.execPath, []]
      : ["/bin/sh", ["-c", shellLine(cpuSeconds), "sh", process.execPath]];
  const child = spawn(command, [...words, ...FLAGS, here(`./child/${program}.ts`)], {
    cwd: here("./child/"),
    env: ENVIRONMENT,
    // The fourth carries nothing: it closes when this process ends.
    stdio: ["pipe", "pipe", "pipe", "pipe"],
    windowsHide: true,
  });
  return child as ChildProcess as Child;
}

const shellLine = (cpuSeconds: number) =>
  [
    "ulimit -c 0",
    `ulimit -S -t ${cpuSeconds}`,
    `ulimit -H -t ${cpuSeconds + 2}`,
    "{ echo 900 > /proc/self/oom_score_adj; } 2>/dev/null",
    'exec "$@"',
  ].join("; ");
