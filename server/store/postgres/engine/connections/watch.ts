import { setTimeout } from "node:timers/promises";
import { errorText } from "./errorText.ts";
import { endsConnection } from "./pool.ts";
import type { Report } from "./report.ts";

/** Tracks whether the database answers, and logs when that changes. */
export interface DatabaseWatch {
  /** Something failed: poll the database until it answers. */
  suspect(error: unknown): void;
  /** Whether the last poll failed. */
  isAway(): boolean;
  stop(): void;
}

/** The log messages. */
interface Words {
  gone: string;
  back: string;
  /** Something failed, but the database answers. */
  alone: string;
}

/** For a database that may be down. */
const ANSWERS: Words = {
  gone: "the database does not answer",
  back: "the database answers again",
  alone: "a database connection broke",
};

/** For a database that may refuse writes: it is read-only, or its disk is full. */
export const WRITES: Words = {
  gone: "the database takes no writes",
  back: "the database takes writes again",
  alone: "the database refused a write",
};

/** How often a suspected database is polled. */
const PAUSE_IN_MILLISECONDS = 500;

/**
 * Watches a database. `probe` polls it over its own connection, and rejects when it doesn't answer
 * in time, or can't write. However many calls fail, the log has one line when the database goes
 * down and one when it is back, or one when only connections broke.
 */
export function createDatabaseWatch(options: {
  probe: () => Promise<void>;
  log: Report;
  words?: Words;
  /** Between two polls; for tests. Ends early when the watch stops. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}): DatabaseWatch {
  const { probe, log, words = ANSWERS, pause = pauseUnless } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let isAway = false;
  let isWatching = false;
  let isSuspected = false;

  const ask = () =>
    probe().then(
      () => null,
      (error: unknown) => ({ error }),
    );
  /** Retried once if the probe's connection was ended: that may have affected it alone. */
  const failureOf = async () => {
    const failure = await ask();
    return failure !== null && endsConnection(failure.error) ? ask() : failure;
  };
  /** Until it answers, with no failure for a while. */
  const watch = async (cause: unknown) => {
    isWatching = true;
    let isReported = false;
    while (isSuspected && !signal.aborted) {
      isSuspected = false;
      const failure = await failureOf();
      if (signal.aborted) return;
      if (failure !== null) {
        if (!isAway) log("warn", words.gone, { error: errorText(failure.error) });
        isAway = isReported = isSuspected = true;
      } else if (isAway) {
        // Something failed again in the meantime: the probe was lucky.
        if (!isSuspected) {
          isAway = false;
          log("info", words.back);
        }
      } else if (!isReported) {
        isReported = true;
        log("warn", words.alone, { error: errorText(cause) });
      }
      await pause(PAUSE_IN_MILLISECONDS, signal);
    }
    isWatching = false;
  };
  return {
    suspect: (error) => {
      isSuspected = true;
      if (!isWatching && !signal.aborted) void watch(error);
    },
    isAway: () => isAway,
    stop: () => stopping.abort(),
  };
}

const pauseUnless = (milliseconds: number, signal: AbortSignal) =>
  setTimeout(milliseconds, null, { signal }).catch(() => null);
