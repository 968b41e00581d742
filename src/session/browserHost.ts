import type { SessionHost } from "./host.ts";

/** The session's outside in a real browser. Call it once the page runs, never while a module loads. */
export function browserHost({ goTo }: Pick<SessionHost, "goTo">): SessionHost {
  return {
    storage: window.localStorage,
    tabStorage: window.sessionStorage,
    now: () => Date.now(),
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    fetch: (input, init) => window.fetch(input, init),
    reload: () => window.location.reload(),
    leaveFor: (address) => window.location.assign(address),
    goTo,
    origin: window.location.origin,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    // Absent on plain http outside localhost.
    locks: navigator.locks ?? null,
    onStorageChange(listener) {
      const handle = (event: StorageEvent) => {
        if (event.storageArea === window.localStorage) listener(event.key);
      };
      window.addEventListener("storage", handle);
      return () => window.removeEventListener("storage", handle);
    },
    // Not `randomUUID`: that one is absent on plain http.
    newSecret: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, "0"),
      ).join(""),
    log: (message, error) => console.error(message, error),
  };
}
