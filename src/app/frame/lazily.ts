import type { SessionHost } from "../../session/host.ts";

const KEY = "reloadedForCode";

type LazyHost = Pick<SessionHost, "tabStorage" | "reload">;

/**
 * Loads a screen's code. After a deployment, an open page may request files that no longer exist:
 * it reloads once; if that doesn't help, the error is shown.
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
      // Never resolves, so that nothing is shown before the reload.
      return await new Promise<T>(() => {});
    }
  };
}
