import type { LiveWatch } from "../../shared/liveWatch.ts";

/** The pauses of somebody who follows a live session. */
export interface Pauses {
  /**
   * Resolves at the next change, at once if there was one since the last pause or the signal has
   * aborted, and after so many milliseconds at the latest.
   */
  next(milliseconds: number): Promise<void>;
  /** Leaves no listener and no timer behind. */
  end(): void;
}

/** Watches from now on, so that no change is missed between a reading and the pause after it. */
export function createPauses(
  live: LiveWatch,
  { channelId, signal }: { channelId: string; signal: AbortSignal },
): Pauses {
  let isChanged = false;
  let resume = () => {};
  const wake = () => {
    isChanged = true;
    resume();
  };
  const unwatch = live.watch(channelId, wake);
  signal.addEventListener("abort", wake);
  return {
    next: async (milliseconds) => {
      if (!isChanged && !signal.aborted && milliseconds > 0) {
        await new Promise<void>((resolve) => {
          const cancel = live.alarm(milliseconds, resolve);
          resume = () => {
            cancel();
            resolve();
          };
        });
      }
      resume = () => {};
      isChanged = false;
    },
    end: () => {
      unwatch();
      signal.removeEventListener("abort", wake);
      resume();
    },
  };
}
