import { createFakeLocks } from "./fakeLocks.ts";
import type { SessionHost, StorageListener } from "../host.ts";

/** Monday 2 March 2026, 09:00 UTC. */
export const START = Date.UTC(2026, 2, 2, 9);

/** A request as the server sees it. */
export interface SeenRequest {
  documentId: string;
  variables: Record<string, unknown>;
  /** Without `Bearer`; null when none was sent. */
  token: string | null;
  init: RequestInit;
}

export type FakeServer = (request: SeenRequest) => Response | Promise<Response>;

/** A tab's host and what happened to it. */
export interface FakeTab {
  host: SessionHost;
  happened: string[];
  /** Reloads the page: a new host over the same storage. */
  reopen(): FakeTab;
  /** Closes the tab abruptly, as a crash does. */
  crash(): void;
  /** Leaves the page, and comes back to it as it was left. */
  leaveAndReturn(meanwhile?: () => void): void;
}

/** A browser with one clock and one storage for all its tabs. */
export function createFakeBrowser({ server }: { server: FakeServer }) {
  let now = START;
  const timers: { at: number; run: () => void }[] = [];
  const shared = new Map<string, string>();
  const listeners = new Map<FakeTab, Set<StorageListener>>();
  const locks = createFakeLocks();
  let secrets = 0;

  const openTab = ({ hasLocks = true, kept = new Map<string, string>() } = {}): FakeTab => {
    const happened: string[] = [];
    const onReturn = new Set<() => void>();
    const tellOthers = (key: string) => {
      for (const [other, set] of listeners) {
        if (other !== tab) for (const listener of set) queueMicrotask(() => listener(key));
      }
    };
    const tab: FakeTab = {
      happened,
      reopen() {
        tab.crash();
        return openTab({ hasLocks, kept });
      },
      crash() {
        listeners.delete(tab);
        locks.drop(happened);
      },
      leaveAndReturn(meanwhile = () => {}) {
        // A page in the back/forward cache hears nothing of other tabs.
        const heard = listeners.get(tab);
        listeners.delete(tab);
        meanwhile();
        if (heard) listeners.set(tab, heard);
        for (const listener of onReturn) listener();
      },
      host: {
        storage: mapStorage(shared, tellOthers),
        tabStorage: mapStorage(kept),
        now: () => now,
        after(ms, run) {
          const timer = { at: now + ms, run };
          timers.push(timer);
          return () => void timers.splice(timers.indexOf(timer) >>> 0, 1);
        },
        fetch: (_, init) => Promise.resolve().then(() => server(readRequest(init ?? {}))),
        reload: () => happened.push("reload"),
        leaveFor: (address) => happened.push(`leave for ${address}`),
        replaceLocation: (address) => happened.push(`leave instead for ${address}`),
        goTo: (path) => happened.push(`go to ${path}`),
        origin: "https://beamers.example",
        timeZone: "Europe/Brussels",
        locks: hasLocks ? locks.locksOf(happened) : null,
        onStorageChange(listener) {
          const set = listeners.get(tab) ?? new Set();
          listeners.set(tab, set.add(listener));
          return () => set.delete(listener);
        },
        onReturn(listener) {
          onReturn.add(listener);
          return () => onReturn.delete(listener);
        },
        newSecret: () => `secret-${(secrets += 1)}`,
        log: (message) => happened.push(`log: ${message}`),
      },
    };
    return tab;
  };

  /** Lets `ms` pass: timers fire in order, each with all that follows from it. */
  const pass = async (ms: number) => {
    const end = now + ms;
    await settle();
    for (;;) {
      const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      timers.splice(timers.indexOf(next), 1);
      now = Math.max(now, next.at);
      next.run();
      await settle();
    }
    now = end;
    await settle();
  };

  return {
    openTab,
    pass,
    shared,
    now: () => now,
    /** How many timers run. */
    timers: () => timers.length,
  };
}

/** Flushes pending microtasks and immediates. */
export async function settle(turns = 30): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function mapStorage(map: Map<string, string>, onChange: (key: string) => void = () => {}) {
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem(key: string, value: string) {
      if (map.get(key) === value) return true;
      map.set(key, value);
      onChange(key);
      return true;
    },
    removeItem(key: string) {
      if (map.delete(key)) onChange(key);
    },
  };
}

function readRequest(init: RequestInit): SeenRequest {
  const body = init.body instanceof FormData ? init.body.get("operations") : init.body;
  const { documentId, variables } = JSON.parse(body as string) as SeenRequest;
  const token = new Headers(init.headers).get("authorization")?.replace("Bearer ", "") ?? null;
  return { documentId, variables, token, init };
}
