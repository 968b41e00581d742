import type { LiveStore } from "../../store/ports/live.ts";
import { isUnavailable } from "../../../src/domain/shared/errors.ts";
import type { Timer } from "./timer.ts";

/** How those who follow a live session learn that something in it has changed. */
export interface LiveWatch {
  /** Calls the listener after each change, or more often, until the returned function is called. */
  watch(channelId: string, listener: () => void): () => void;
  /** This process has changed something in a session, or in its booking. */
  changed(channelId: string): void;
  /** Rings once after so many milliseconds, unless the returned function is called before. */
  alarm(milliseconds: number, ring: () => void): () => void;
}

/** A `LiveWatch` that asks the store. */
export interface PollingLiveWatch extends LiveWatch {
  /** Polls from now on. While nobody watches, nothing is asked. */
  start(): void;
  stop(): void;
}

/** What is watched, by channel. */
export interface Watched {
  watch: LiveWatch["watch"];
  changed: LiveWatch["changed"];
  channelIds(): string[];
}

/** Beyond this many ids in a query, a database may read whole tables for it. */
const ASKED_AT_ONCE = 200;

/** Who listens to which channel. `onUnwatched` is called when nobody listens to one any more. */
export function createWatched(onUnwatched: (channelId: string) => void = () => {}): Watched {
  const listeners = new Map<string, Set<() => void>>();
  return {
    watch: (channelId, listener) => {
      // A listener of its own, so that the same function can watch twice.
      const own = () => listener();
      const ofChannel = listeners.get(channelId) ?? new Set();
      listeners.set(channelId, ofChannel.add(own));
      return () => {
        ofChannel.delete(own);
        if (ofChannel.size > 0 || listeners.get(channelId) !== ofChannel) return;
        listeners.delete(channelId);
        onUnwatched(channelId);
      };
    },
    changed: (channelId) => {
      for (const listener of listeners.get(channelId) ?? []) listener();
    },
    channelIds: () => [...listeners.keys()],
  };
}

/**
 * Learns of what other processes change, and of bookings that change, by asking the store for marks:
 * one query for all that is watched, every `everyMs` milliseconds. What this process itself changes
 * in a session is known at once. A failing poll is logged once, and repeated like any other.
 */
export function createLiveWatch(options: {
  store: { live: Pick<LiveStore, "marksOf"> };
  timer: Timer;
  everyMs: number;
  warn: (message: string, details: Record<string, unknown>) => void;
}): PollingLiveWatch {
  const { store, timer, everyMs, warn } = options;
  const marks = new Map<string, string>();
  const watched = createWatched((channelId) => void marks.delete(channelId));
  let isFailing = false;
  let polling: Promise<void> | null = null;
  let stop = () => {};

  const compare = (found: { channelId: string; mark: string }[]) => {
    const current = new Set(watched.channelIds());
    for (const { channelId, mark } of found) {
      if (!current.has(channelId) || marks.get(channelId) === mark) continue;
      // The first mark counts as a change: a listener may have read the session before.
      marks.set(channelId, mark);
      watched.changed(channelId);
    }
  };

  const poll = async (channelIds: string[]) => {
    try {
      for (let first = 0; first < channelIds.length; first += ASKED_AT_ONCE) {
        compare(await store.live.marksOf(channelIds.slice(first, first + ASKED_AT_ONCE)));
      }
      isFailing = false;
    } catch (error) {
      // An outage of the database is logged elsewhere, once for everything.
      if (!isFailing && !isUnavailable(error)) {
        warn("live sessions cannot be watched", { error: String(error) });
      }
      isFailing = true;
    }
  };

  return {
    watch: watched.watch,
    changed: watched.changed,
    alarm: (milliseconds, ring) => {
      const end = timer.every(milliseconds, () => {
        end();
        ring();
      });
      return end;
    },
    start: () => {
      stop = timer.every(everyMs, () => {
        const channelIds = watched.channelIds();
        if (channelIds.length === 0) return;
        polling ??= poll(channelIds).finally(() => {
          polling = null;
        });
      });
    },
    stop: () => stop(),
  };
}
