import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** A process that draws or recodes. */
export interface MediaChild {
  pid: number;
  /** The process that requested it, skipping intermediates that only start it. */
  server: number;
  /** Whether it has been working for at least a second. */
  isAtWork: boolean;
}

/** All processes of this machine that draw or recode, and those that only start them. */
export async function mediaChildren(): Promise<MediaChild[]> {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid=,time=,args="]);
  const all = stdout
    .split("\n")
    .filter((line) => line.includes("/server/media/child/"))
    .map((line) => {
      const [pid, parent, time] = line.trim().split(/\s+/);
      return { pid: Number(pid), parent: Number(parent), isAtWork: /[1-9]/.test(time ?? "") };
    });
  const parents = new Map(all.map(({ pid, parent }) => [pid, parent]));
  const serverOf = (pid: number): number => {
    const parent = parents.get(pid);
    return parent === undefined ? pid : serverOf(parent);
  };
  return all.map(({ pid, isAtWork }) => ({ pid, server: serverOf(pid), isAtWork }));
}

/** Those that this process has started. */
export const ownMediaChildren = async (): Promise<MediaChild[]> =>
  (await mediaChildren()).filter(({ server }) => server === process.pid);
