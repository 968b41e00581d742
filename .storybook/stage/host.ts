import { MINUTE_MS, SECOND_MS, STORAGE_KEYS } from "../../src/domain/limits.ts";
import type { KeyValueStorage, SessionHost } from "../../src/session/host.ts";
import type { World } from "../../mocks/world/world.ts";

/** What the app did to the browser that a story cannot show: for assertions. */
export interface Traces {
  reloads: number;
  /** Addresses that the app left for, latest last. */
  leftFor: string[];
}

/** The browser of a story: storage of its own, the world's clock, and no way out of the page. */
export function createStageHost(
  world: World,
  options: { goTo: (path: string) => void; traces: Traces; zone: string },
): SessionHost {
  const { goTo, traces, zone } = options;
  const storage = createStorage();
  if (world.token !== null) storage.setItem(STORAGE_KEYS.token, world.token);
  return {
    storage,
    tabStorage: createStorage(),
    now: world.clock.now,
    after: (ms, run) => {
      // The world's clock stands still: what is planned for later than now never comes.
      if (ms >= MINUTE_MS) return () => undefined;
      // Less than a second is the pause before a call is tried again: nobody watches that.
      const timer = setTimeout(run, ms < SECOND_MS ? 0 : ms);
      return () => clearTimeout(timer);
    },
    fetch: (input, init) => fetch(input, init),
    reload: () => {
      traces.reloads += 1;
    },
    leaveFor: (address) => {
      traces.leftFor.push(address);
    },
    goTo,
    origin: world.settings.publicUrl,
    timeZone: zone,
    locks: null,
    onStorageChange: () => () => undefined,
    newSecret: world.newSecret,
    // eslint-disable-next-line no-console
    log: (message, error) => console.info(message, error),
  };
}

function createStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
