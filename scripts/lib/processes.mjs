import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** How the kernel counts processor time, the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** @typedef {{ pid: number, parent: number, seconds: number }} Usage */

/**
 * The processor time that a process and its descendants have used so far, including children of
 * theirs that were waited for; in seconds. Null where the system doesn't tell.
 * @param {number} pid
 * @returns {number | null}
 */
export function processorTimeOf(pid) {
  const usages = existsSync("/proc/self/stat") ? fromProc() : fromPs();
  if (usages.length === 0) return null;
  const family = new Set([pid]);
  // A child may be listed before its parent.
  for (let before = 0; before < family.size;) {
    before = family.size;
    for (const usage of usages) if (family.has(usage.parent)) family.add(usage.pid);
  }
  return usages.reduce((sum, usage) => (family.has(usage.pid) ? sum + usage.seconds : sum), 0);
}

/** @returns {Usage[]} */
function fromProc() {
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      // Behind the command's name, which may contain anything: fields from the third on.
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
      return [{ pid: Number(name), parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND }];
    } catch {
      // It has exited in the meantime.
      return [];
    }
  });
}

/** @returns {Usage[]} */
function fromPs() {
  try {
    const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,time="], { encoding: "utf8" });
    return lines.split("\n").flatMap((line) => {
      const [pid, parent, time = ""] = line.trim().split(/\s+/);
      if (time === "") return [];
      const seconds = time.split(/[:-]/).reduce((sum, part) => sum * 60 + Number(part), 0);
      return [{ pid: Number(pid), parent: Number(parent), seconds }];
    });
  } catch {
    return [];
  }
}
