import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const KILOBYTE = 1_024;

/** Resident memory of a process, within its heap and outside; null when it has exited. */
export async function residentBytes(pid: number): Promise<number | null> {
  try {
    const kilobytes = process.platform === "linux" ? await fromProc(pid) : await fromPs(pid);
    return kilobytes * KILOBYTE;
  } catch {
    return null;
  }
}

/** The same for a process and all its descendants. */
export async function residentBytesOfTree(pid: number): Promise<number | null> {
  const own = await residentBytes(pid);
  if (own === null) return null;
  const below = await Promise.all((await childrenOf(pid)).map(residentBytesOfTree));
  return below.reduce<number>((sum, bytes) => sum + (bytes ?? 0), own);
}

async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return children.split(" ").filter(Boolean).map(Number);
}

async function fromProc(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
}

async function fromPs(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)]);
  return Number(stdout);
}
