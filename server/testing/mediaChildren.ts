import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** A process that draws or recodes. */
export interface MediaChild {
  pid: number;
  parent: number;
  /** Whether it has worked for a second or longer. */
  isAtWork: boolean;
}

/** All processes of this machine that draw or recode. */
export async function mediaChildren(): Promise<MediaChild[]> {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid=,time=,args="]);
  return stdout
    .split("\n")
    .filter((line) => line.includes("/server/media/child/"))
    .map((line) => {
      const [pid, parent, time] = line.trim().split(/\s+/);
      return { pid: Number(pid), parent: Number(parent), isAtWork: /[1-9]/.test(time ?? "") };
    });
}

/** Those that this process has started. */
export const ownMediaChildren = async (): Promise<MediaChild[]> =>
  (await mediaChildren()).filter(({ parent }) => parent === process.pid);
