import { MINUTE_MS, SECOND_MS } from "../domain/shared/limits.ts";
import {
  type DocumentPart,
  type DocumentRange,
  type DocumentRanges,
  ServerBusy,
} from "./ranges.ts";

/** The pause before a retry, unless the server says how long. */
const AGAIN_AFTER_MS = 2 * SECOND_MS;
/** However much shorter or longer the server asks for. */
const [PAUSE_MIN_MS, PAUSE_MAX_MS] = [SECOND_MS, MINUTE_MS];
/** Waiting this long goes unnoticed. */
const BRIEF_MS = 3 * SECOND_MS;

/** What is waited for: a lost connection, or a server that is busy or failing for a while. */
export type Waiting = "connection" | "server";

interface Patience {
  /** Calls `run` once after `ms`; the result cancels it. */
  after(ms: number, run: () => void): () => void;
  /** Whether a lost connection and a broken server are waited for at all. */
  isPatient(): boolean;
  /** Bytes are waited for, or null: no longer. */
  onWaiting(waiting: Waiting | null): void;
}

/**
 * Ranges that wait out a lost connection and a busy server, for as long as somebody wants the
 * bytes. Meanwhile `onBytes` gets none, so that waiting is not taken for a hang. Refusals are
 * passed on at once.
 */
export function createPatientRanges(ranges: DocumentRanges, patience: Patience): DocumentRanges {
  const waits = new Map<DocumentRange, Waiting>();
  let said: Waiting | null = null;
  const say = () => {
    const waiting = [...waits.values()].at(-1) ?? null;
    if (waiting !== said) patience.onWaiting((said = waiting));
  };
  return {
    read: async (range) => {
      try {
        return await readPatiently(range, {
          ranges,
          patience,
          onWaiting: (waiting) => {
            waits.set(range, waiting);
            say();
          },
        });
      } finally {
        waits.delete(range);
        say();
      }
    },
  };
}

async function readPatiently(
  range: DocumentRange,
  options: {
    ranges: DocumentRanges;
    patience: Patience;
    onWaiting: (waiting: Waiting) => void;
  },
): Promise<DocumentPart> {
  const { ranges, patience, onWaiting } = options;
  let stopTicking = () => {};
  const tick = () => {
    range.onBytes?.(0);
    stopTicking = patience.after(AGAIN_AFTER_MS, tick);
  };
  try {
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await ranges.read(range);
      } catch (error) {
        const waiting = range.signal.aborted ? null : waitingFor(error, patience);
        if (waiting === null) throw error;
        const ms = pauseOf(error);
        if (attempts === 1) tick();
        if (waiting === "connection" || attempts > 1 || ms > BRIEF_MS) onWaiting(waiting);
        await pause(patience, { ms, signal: range.signal });
      }
    }
  } finally {
    stopTicking();
  }
}

/** Null for what waiting does not help. */
function waitingFor(error: unknown, { isPatient }: Patience): Waiting | null {
  if (error instanceof ServerBusy) return "server";
  if (!isPatient()) return null;
  switch ((error as { code?: unknown } | null)?.code) {
    case "NETWORK":
      return "connection";
    case "SERVER":
      return "server";
    default:
      return null;
  }
}

function pauseOf(error: unknown): number {
  if (!(error instanceof ServerBusy)) return AGAIN_AFTER_MS;
  return Math.min(PAUSE_MAX_MS, Math.max(PAUSE_MIN_MS, error.retryAfterMs));
}

/** Ends early with the signal. */
function pause(
  { after }: Patience,
  { ms, signal }: { ms: number; signal: AbortSignal },
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      cancel();
      signal.removeEventListener("abort", end);
      resolve();
    };
    const cancel = after(ms, end);
    signal.addEventListener("abort", end);
  });
}
