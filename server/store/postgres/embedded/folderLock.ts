import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";

/** A lock on a folder. */
export interface FolderLock {
  release(): void;
}

/** Files locked by this very process: its own pid in a file doesn't tell whether it is stale. */
const held = new Set<string>();

/**
 * Acquires the lock `file`, which names its holder. The embedded engine has no lock of its own, and
 * two processes that open one folder lose each other's data. A lock whose process is gone is stale,
 * and is taken over. Throws a sentence that names the pid when another process has it. Processes
 * that cannot see each other (two containers, two machines) must not share a folder.
 */
export function lockFolder({ file }: { file: string }): FolderLock {
  const mine = describeProcess(process.pid);
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, JSON.stringify(mine));
    // A second round follows a takeover; a third would mean that another process won the race.
    if (!link(draft, file) && !(setStaleAside(file) && link(draft, file))) {
      const pid = readHolder(file)?.pid ?? "unknown";
      throw new Error(
        `Another process has this database open (pid ${pid}; ${file}). Stop it first, or use another data folder.`,
      );
    }
  } finally {
    rmSync(draft, { force: true });
  }
  held.add(file);
  return {
    release: () => {
      if (held.delete(file)) rmSync(file, { force: true });
    },
  };
}

interface Holder {
  pid: number;
  /** Tells a process from a later one with the same pid; empty where the system doesn't tell. */
  birth: string;
}

/** The file appears atomically with its content, or not at all if it already exists. */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Moves a stale lock out of the way. False when its process is alive. */
function setStaleAside(file: string): boolean {
  if (isAlive(file, readHolder(file))) return false;
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    // Another process moved it away at the same moment.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return true;
    throw error;
  }
  // In between, another process may have taken it over: then its lock was moved, and is put back.
  const moved = readHolder(aside);
  const isStale = !isAlive(file, moved);
  if (!isStale) link(aside, file);
  rmSync(aside, { force: true });
  return isStale;
}

function readHolder(file: string): Holder | null {
  try {
    const { pid, birth } = JSON.parse(readFileSync(file, "utf8")) as Partial<Holder>;
    return typeof pid === "number" && typeof birth === "string" ? { pid, birth } : null;
  } catch {
    return null;
  }
}

function isAlive(file: string, holder: Holder | null): boolean {
  if (holder === null) return false;
  if (holder.pid === process.pid) return held.has(file);
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  return describeProcess(holder.pid).birth === holder.birth;
}

function describeProcess(pid: number): Holder {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    // Fields of proc(5) after the name: the state, and 19 fields later the start time in ticks
    // since boot.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    // A killed process that its parent hasn't reaped yet is still listed.
    const isDead = fields[0] === "Z" || fields[0] === "X";
    return { pid, birth: isDead ? "dead" : `${boot} ${fields[19]}` };
  } catch {
    return { pid, birth: "" };
  }
}
