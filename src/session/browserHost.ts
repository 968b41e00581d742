import { browserZone } from "./browserZone.ts";
import type { SessionHost } from "./host.ts";
import { keptStorage } from "./keptStorage.ts";

/**
 * The session's outside in a real browser. Call it once the page runs, never while a module loads.
 */
export function browserHost({ goTo }: Pick<SessionHost, "goTo">): SessionHost {
  let timeZone: string | undefined;
  return {
    storage: keptStorage(() => window.localStorage),
    tabStorage: keptStorage(() => window.sessionStorage),
    now: () => Date.now(),
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    fetch: (input, init) => window.fetch(input, init),
    reload: () => window.location.reload(),
    leaveFor: (address) => window.location.assign(address),
    replaceLocation: (address) => window.location.replace(address),
    goTo,
    origin: window.location.origin,
    // Found out when it is asked for: a slow phone without `Temporal` takes longer for it than for
    // all else that begins here.
    get timeZone() {
      return (timeZone ??= browserZone());
    },
    // Absent on plain http outside localhost.
    locks: navigator.locks ?? null,
    onStorageChange(listener) {
      const handle = (event: StorageEvent) => {
        // Where reading it throws, no tab can have changed it.
        if (event.storageArea === window.localStorage) listener(event.key);
      };
      window.addEventListener("storage", handle);
      return () => window.removeEventListener("storage", handle);
    },
    onReturn(listener) {
      const handle = ({ persisted }: PageTransitionEvent) => {
        if (persisted) listener();
      };
      window.addEventListener("pageshow", handle);
      return () => window.removeEventListener("pageshow", handle);
    },
    // Not `randomUUID`: that one is absent on plain http.
    newSecret: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, "0"),
      ).join(""),
    log: (message, error) => console.error(message, error),
  };
}
