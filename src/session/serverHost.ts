import type { SessionHost } from "./host.ts";

interface ServerHostOptions extends Pick<SessionHost, "fetch" | "origin" | "timeZone"> {
  /** When the page is rendered. */
  now: number;
}

/** The session's outside while a page is rendered on a server: a visitor's, who does nothing yet. */
export function serverHost({ now, ...options }: ServerHostOptions): SessionHost {
  const nothing = () => {};
  const storage = { getItem: () => null, setItem: () => false, removeItem: nothing };
  return {
    ...options,
    storage,
    tabStorage: storage,
    now: () => now,
    after: () => nothing,
    reload: nothing,
    leaveFor: nothing,
    replaceLocation: nothing,
    goTo: nothing,
    locks: null,
    onStorageChange: () => nothing,
    onReturn: () => nothing,
    newSecret: () => "",
    // What fails is thrown, and logged by who asked for the page.
    log: nothing,
  };
}
