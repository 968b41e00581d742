import { abortWith } from "../../../domain/shared/abortWith.ts";
import { PAGE_MS } from "./limits.ts";
import { UnableToLoad } from "./unableToLoad.ts";

/** One document being read, from before it is open until it is closed or has failed. */
export interface Reading {
  /** Aborted at its end, with the reason: an `UnableToLoad` if it failed. */
  ended: AbortSignal;
  /** Bytes arrived: all timeouts restart, so that a slow connection is not taken for a hang. */
  heard(): void;
  /**
   * The outcome of `work`. Rejects with the reason when the reading ends first, and with
   * `UnableToLoad` when it takes longer than `ms`.
   */
  within<T>(work: Promise<T>, ms?: number): Promise<T>;
  /** Ends it; only the first reason counts. */
  end(reason: unknown): void;
}

/** Aborting `signal` ends it. */
export function createReading(signal: AbortSignal): Reading {
  const ending = new AbortController();
  abortWith(ending, signal);
  const ended = ending.signal;
  const restarts = new Set<() => void>();
  return {
    ended,
    heard: () => restarts.forEach((restart) => restart()),
    within: <T>(work: Promise<T>, ms = PAGE_MS) =>
      new Promise<T>((resolve, reject) => {
        let timer: ReturnType<typeof setTimeout>;
        const restart = () => {
          clearTimeout(timer);
          timer = setTimeout(late, ms);
        };
        // What is suspended because the page is hidden is not late.
        const late = () =>
          isHidden() ? restart() : settle(() => reject(new UnableToLoad("TIME")));
        const stop = () => settle(() => reject(ended.reason));
        const settle = (outcome: () => void) => {
          clearTimeout(timer);
          restarts.delete(restart);
          ended.removeEventListener("abort", stop);
          outcome();
        };
        work.then(
          (value) => settle(() => resolve(value)),
          (error: unknown) => settle(() => reject(error)),
        );
        if (ended.aborted) return stop();
        ended.addEventListener("abort", stop);
        restarts.add(restart);
        restart();
      }),
    end: (reason) => ending.abort(reason),
  };
}

/** A hidden page draws nothing. */
const isHidden = () => globalThis.document?.visibilityState === "hidden";
