import { once } from "node:events";
import { constants } from "node:os";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ChildLimits } from "./limits.ts";
import { isolation } from "./isolation.ts";
import { residentBytesOfTree } from "./residentBytes.ts";
import { type Child, endChild, startChild } from "./startChild.ts";

/** How often its memory is checked, in milliseconds: it can take a gigabyte in a second. */
const LOOK_MS = 25;
/** In bytes. */
const ANSWER_MAX = 8 * 1024 * 1024;
const COMPLAINT_MAX = 2_000;

/** How a process ends that ran out of memory or time, or crashed over its input. */
const FAULTS: ReadonlySet<unknown> = new Set<NodeJS.Signals>([
  "SIGABRT",
  "SIGTRAP",
  "SIGSEGV",
  "SIGBUS",
  "SIGILL",
  "SIGFPE",
  "SIGXCPU",
]);
/** Node's exit code for an unsettled top-level await. */
const WAITS_FOR_NOTHING = 13;

/** A shell adds this to a signal's number. */
const SIGNALLED = 128;

/** What a child is to do. */
export interface Task {
  /** Name of its program in `child/`. */
  program: string;
  input: AsyncIterable<Uint8Array>;
  limits: ChildLimits;
  signal?: AbortSignal;
}

/** Why a child was killed: it exceeded a limit, or another error, which is thrown. */
type Reason = { isFault: true } | { isFault: false; error: unknown };

/** Kills the child; the first reason wins. */
type Kill = (reason: Reason) => void;

/**
 * Processes potentially hostile bytes in a separate process. Returns its answer, parsed from JSON;
 * null when it crashed over its input, or exceeded `memory` or `cpuSeconds`. Rejects with what
 * `input` throws, when `signal` aborts, and when the machine is at fault: a retry may succeed then.
 * The process has exited by then.
 */
export async function runChild({ program, input, limits, signal }: Task): Promise<unknown> {
  const isolated = await isolation();
  signal?.throwIfAborted();
  const child = startChild({ program, limits, isolation: isolated });
  const reasons: Reason[] = [];
  const kill: Kill = (reason) => {
    reasons.push(reason);
    endChild(child);
  };
  const ended = once(child, "close");
  ended.catch(() => {});
  const looking = setInterval(() => void lookAt(child, limits.memory, kill), LOOK_MS);
  const late = setTimeout(() => {
    kill({ isFault: false, error: new Error(`${program} took longer than ${limits.wallMs} ms`) });
  }, limits.wallMs);
  const abort = () => kill({ isFault: false, error: signal?.reason });
  signal?.addEventListener("abort", abort);
  const answer = collect(child.stdout, ANSWER_MAX, () => kill({ isFault: true }));
  const complaint = collect(child.stderr, COMPLAINT_MAX, () => {});
  try {
    // Not awaited: a source may hang, and a child that hasn't read everything says why by how it
    // exits.
    void pipeline(watched(input, kill), child.stdin).catch(() => {});
    const [code, by] = (await ended) as [number | null, NodeJS.Signals | null];
    const [reason] = reasons;
    if (reason !== undefined && !reason.isFault) throw reason.error;
    if (reason !== undefined || FAULTS.has(by ?? signalOf(code)) || code === WAITS_FOR_NOTHING)
      return null;
    if (code !== 0) throw new Error(`${program} ended with ${by ?? code}: ${complaint()}`);
    return JSON.parse(answer()) as unknown;
  } finally {
    clearInterval(looking);
    clearTimeout(late);
    signal?.removeEventListener("abort", abort);
  }
}

/** The signal that ended a program, as reported by the shell that ran it. */
function signalOf(code: number | null): string | null {
  const known = Object.entries(constants.signals);
  return known.find(([, number]) => code === SIGNALLED + number)?.[0] ?? null;
}

async function lookAt({ pid }: Child, limit: number, kill: Kill): Promise<void> {
  if (pid === undefined) return;
  const bytes = await residentBytesOfTree(pid);
  if (bytes !== null && bytes > limit) kill({ isFault: true });
}

/** The bytes for the child. If they break off, it must not take the part for the whole. */
function watched(input: AsyncIterable<Uint8Array>, kill: Kill): Readable {
  async function* blocks() {
    try {
      yield* input;
    } catch (error) {
      kill({ isFault: false, error });
      throw error;
    }
  }
  return Readable.from(blocks(), { objectMode: false });
}

/** Collects a stream's output, up to a limit in bytes; returns the text so far. */
function collect(stream: Readable, limit: number, whenOver: () => void): () => string {
  const blocks: Buffer[] = [];
  let length = 0;
  stream.on("data", (block: Buffer) => {
    length += block.length;
    if (length <= limit) blocks.push(block);
    else whenOver();
  });
  return () => Buffer.concat(blocks).toString("utf8");
}
