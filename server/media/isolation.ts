import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { SECOND_MS } from "../../src/domain/shared/limits.ts";
import { ENCLOSED, UNSHARE } from "./startChild.ts";

/** Without users of its own, a server that runs as root could be entered again. */
const USERS = ["--user", "--map-root-user"];
/** With mounts of its own: what is hidden from it is not hidden from the server. */
const ALONE = [...USERS, "--mount", "--net", "--pid", "--ipc", "--fork", "--kill-child=SIGKILL"];

/** The strongest first. With a view of the processes that shows its own alone; some containers forbid it. */
export const WAYS: readonly (readonly string[])[] = [[...ALONE, "--mount-proc"], ALONE];

let found: Promise<readonly string[] | null> | null = null;

/**
 * The command, and what comes before its own words, that runs a program without a network and
 * without sight of other processes; null where this machine has no such means. Looked for once.
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

/** Whether it can be started so, may then read the programs, and its memory can be looked at. */
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
