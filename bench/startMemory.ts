import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { newFolder } from "./databases.ts";
import { startProduct } from "./servers.ts";
import { type Figure, atMost } from "./table.ts";

/** What the server may take of a small machine, in megabytes. */
const IDLE_MAX = 250;
export const PEAK_MAX = 450;

/** V8 sweeps a heap once nothing has happened for eight seconds. */
const SETTLED_MILLISECONDS = 12_000;
const LOOK_MILLISECONDS = 15;

/**
 * Peak memory of the first start, with the process that makes the database, and memory afterwards.
 */
export async function measureFirstStart(): Promise<Figure[]> {
  const { folder, remove } = await newFolder();
  const watch = watchPeaks();
  try {
    const server = await startProduct({ folder, databaseUrl: null });
    await pause(SETTLED_MILLISECONDS);
    const { pid = 0 } = server.child;
    const idle = megabytesOf(pid, "VmRSS");
    const peaks = watch.stop();
    await server.stop();
    return figuresOf({ idle, peak: peaks.get(pid) ?? 0, others: withoutKey(peaks, pid) });
  } finally {
    watch.stop();
    await remove();
  }
}

/** A figure in megabytes, with an aim in megabytes. */
export function withinMegabytes(max: number, name: string, megabytes: number): Figure {
  const against = `${max} MB`;
  return atMost(1, { name, measured: `${megabytes} MB`, against, ratio: megabytes / max });
}

function figuresOf(found: { idle: number; peak: number; others: number[] }): Figure[] {
  const maker = Math.max(0, ...found.others);
  return [
    withinMegabytes(PEAK_MAX, "memory: peak of the first start", found.peak),
    withinMegabytes(PEAK_MAX, "memory: peak of making the database next to it", maker),
    withinMegabytes(IDLE_MAX, "memory: idle after the first start", found.idle),
  ];
}

const withoutKey = (peaks: ReadonlyMap<number, number>, key: number) =>
  [...peaks].filter(([pid]) => pid !== key).map(([, peak]) => peak);

/** A process's memory according to Linux, in megabytes: current, or peak. 0 when it is gone. */
export function megabytesOf(pid: number, name: "VmRSS" | "VmHWM"): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** The peak of each process below this one, sampled while it lives. */
function watchPeaks() {
  const peaks = new Map<number, number>();
  const look = () => {
    for (const pid of descendants(process.pid)) {
      peaks.set(pid, Math.max(peaks.get(pid) ?? 0, megabytesOf(pid, "VmHWM")));
    }
  };
  const interval = setInterval(look, LOOK_MILLISECONDS);
  return {
    stop: () => {
      clearInterval(interval);
      return peaks;
    },
  };
}

function descendants(pid: number): number[] {
  const children = childrenOf(pid);
  return [...children, ...children.flatMap(descendants)];
}

function childrenOf(pid: number): number[] {
  try {
    const list = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
    return list.split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
