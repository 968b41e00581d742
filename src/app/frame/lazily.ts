import type { SessionHost } from "../../session/host.ts";

const KEY = "reloadedForCode";

type LazyHost = Pick<SessionHost, "tabStorage" | "reload">;

/**
 * Loads a screen's code. After a new version went online the old page asks for files that are gone:
 * it loads itself anew, once; when that doesn't help, the error shows.
 */
export function lazily<T>({ tabStorage, reload }: LazyHost, load: () => Promise<T>) {
  return async (): Promise<T> => {
    try {
      const loaded = await load();
      tabStorage.removeItem(KEY);
      return loaded;
    } catch (error) {
      if (tabStorage.getItem(KEY) !== null) throw error;
      tabStorage.setItem(KEY, "1");
      reload();
      // Nothing may be shown until the page is gone.
      return await new Promise<T>(() => {});
    }
  };
}
