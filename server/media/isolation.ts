import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { SECOND_MS } from "../../src/domain/shared/limits.ts";
import { ENCLOSED, UNSHARE } from "./startChild.ts";

/** Without its own user namespace, a root server's namespaces could be entered again. */
const USERS = ["--user", "--map-root-user"];
/** With its own mounts: hiding things from it doesn't hide them from the server. */
const ALONE = [...USERS, "--mount", "--net", "--pid", "--ipc", "--fork", "--kill-child=SIGKILL"];

/**
 * The strongest first. With its own `/proc`, which shows only its own processes; some containers
 * forbid it.
 */
export const WAYS: readonly (readonly string[])[] = [[...ALONE, "--mount-proc"], ALONE];

let found: Promise<readonly string[] | null> | null = null;

/**
 * The command prefix that runs a program without a network and without access to other processes;
 * null if this machine can't do that. Determined once.
 */
export function isolation(): Promise<readonly string[] | null> {
  found ??= find();
  return found;
}

/** Warns where children are not isolated. */
export function warnWithoutIsolation(
  found: readonly string[] | null,
  { warn }: { warn(message: string, details: Record<string, unknown>): void },
): void {
  if (found !== null) return;
  warn("what decodes uploads can reach the network and other processes", {
    needs:
      "unshare of util-linux, with permission to make namespaces of users, networks and processes",
  });
}

async function find(): Promise<readonly string[] | null> {
  for (const words of WAYS) {
    if (await works(words)) return [UNSHARE, ...words, "--"];
  }
  return null;
}

/** Whether it starts, can read the programs, and its memory can be measured. */
async function works(words: readonly string[]): Promise<boolean> {
  try {
    await readFile(`/proc/self/task/${process.pid}/children`);
    const program = fileURLToPath(new URL("./child/answer.ts", import.meta.url));
    const test = ["/bin/sh", "-c", 'test -x "$1" && test -r "$2"', "sh", process.execPath, program];
    const line = [...words, "--", "/bin/sh", "-c", ENCLOSED, "sh", ...test];
    const limits = { timeout: 5 * SECOND_MS, killSignal: "SIGKILL" } as const;
    await promisify(execFile)(UNSHARE, line, limits);
    return true;
  } catch {
    return false;
  }
}
