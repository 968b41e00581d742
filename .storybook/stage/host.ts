import { MINUTE_MS, SECOND_MS } from "../../src/domain/shared/limits.ts";
import { SCREEN_FAULT } from "../../src/app/frame/faults.ts";
import type { KeyValueStorage, SessionHost } from "../../src/session/host.ts";
import type { createFakeLocks } from "../../src/session/testing/fakeLocks.ts";
import { player } from "./player.ts";
import type { World } from "../../server/world/world.ts";

/** The app's effects on the browser that a story cannot show: for assertions. */
export interface Traces {
  reloads: number;
  /** Addresses that the app navigated away to, latest last. */
  leftFor: string[];
  /** Errors caught by a boundary. The story fails if any are left here. */
  faults: unknown[];
}

/** A story's browser, whichever page it shows. */
export interface StageBrowser {
  world: World;
  /** IANA zone that it reports. */
  zone: string;
  storage: KeyValueStorage;
  tabStorage: KeyValueStorage;
  locks: ReturnType<typeof createFakeLocks>;
  traces: Traces;
}

/**
 * The browser of a story: the stage's storage, the world's clock, and no way out of the page. Once
 * the signal aborts, no timer fires and no request is sent: what comes next on this page is another
 * story's.
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
      // The world's clock is frozen, so a timer this long never fires.
      if (ms >= MINUTE_MS) return () => undefined;
      // Under a second, it is the pause before a retry: nobody watches that.
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
    replaceLocation: (address) => {
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
      // In a test, expected failures are not logged: a failed refresh, a provider out of reach.
      // oxlint-disable-next-line no-console
      else if (player === null) console.info(message, error);
    },
  };
}

/** An empty browser storage. */
export function createStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value).has(key),
    removeItem: (key) => void values.delete(key),
  };
}
