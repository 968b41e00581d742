import { MINUTE_MS, SECOND_MS } from "../../src/domain/shared/limits.ts";
import { SCREEN_FAULT } from "../../src/app/frame/faults.ts";
import type { KeyValueStorage, SessionHost } from "../../src/session/host.ts";
import type { createFakeLocks } from "../../src/session/testing/fakeLocks.ts";
import { player } from "./player.ts";
import type { World } from "../../mocks/world/world.ts";

/** What the app did to the browser that a story cannot show: for assertions. */
export interface Traces {
  reloads: number;
  /** Addresses that the app left for, latest last. */
  leftFor: string[];
  /** Faults that a boundary caught. The story fails by those that it does not take off. */
  faults: unknown[];
}

/** What there is of a story's browser, whichever page it shows. */
export interface StageBrowser {
  world: World;
  /** IANA zone that it says it runs in. */
  zone: string;
  storage: KeyValueStorage;
  tabStorage: KeyValueStorage;
  locks: ReturnType<typeof createFakeLocks>;
  traces: Traces;
}

/**
 * The browser of a story: the stage's storage, the world's clock, and no way out of the page. Once
 * the signal says that the stage is closed, nothing planned happens and nothing is asked any more:
 * what comes next on this page is another story's.
 */
export function createStageHost(
  { world, storage, tabStorage, locks, traces, zone }: StageBrowser,
  { goTo, closed }: { goTo: (path: string) => void; closed: AbortSignal },
): SessionHost {
  return {
    storage,
    tabStorage,
    now: world.clock.now,
    after: (ms, run) => {
      // The world's clock stands still, so a timer of this length never ends.
      if (ms >= MINUTE_MS) return () => undefined;
      // Less than a second is the pause before a call is tried again: nobody watches that.
      const timer = setTimeout(() => closed.aborted || run(), ms < SECOND_MS ? 0 : ms);
      return () => clearTimeout(timer);
    },
    fetch: (input, init) => {
      if (closed.aborted) return new Promise(() => {});
      return fetch(input, {
        ...init,
        signal: AbortSignal.any(init?.signal ? [init.signal, closed] : [closed]),
      });
    },
    reload: () => {
      traces.reloads += 1;
    },
    leaveFor: (address) => {
      traces.leftFor.push(address);
    },
    leaveInstead: (address) => {
      traces.leftFor.push(address);
    },
    goTo,
    origin: world.settings.publicUrl,
    timeZone: zone,
    locks: locks.locksOf(closed),
    onStorageChange: () => () => undefined,
    onReturn: (listener) => {
      const handle = ({ persisted }: PageTransitionEvent) => persisted && listener();
      window.addEventListener("pageshow", handle);
      return () => window.removeEventListener("pageshow", handle);
    },
    newSecret: world.newSecret,
    log: (message, error) => {
      if (message === SCREEN_FAULT) traces.faults.push(error);
      // In a test, what a story is about stays quiet: a refresh that
      // fails, a provider out of reach.
      // oxlint-disable-next-line no-console
      else if (player === null) console.info(message, error);
    },
  };
}

/** A browser's storage that nothing has been put into yet. */
export function createStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value).has(key),
    removeItem: (key) => void values.delete(key),
  };
}
