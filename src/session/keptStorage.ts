import type { KeyValueStorage } from "./host.ts";

/** What could not be stored, and the stored value at that time. */
interface Unstored {
  value: string | null;
  stored: string | null;
}

/**
 * A browser's storage that never throws. Where it is forbidden, as with all cookies blocked, or
 * full, what is set lasts as long as the page. `open` returns the storage, or throws.
 */
export function keptStorage(
  open: () => Pick<Storage, "getItem" | "setItem" | "removeItem">,
): KeyValueStorage {
  const unstored = new Map<string, Unstored>();

  const readStored = (key: string) => {
    try {
      return open().getItem(key);
    } catch {
      return null;
    }
  };
  /** True when `change` reached the storage; otherwise this page remembers `value`. */
  const attempt = (key: string, value: string | null, change: () => void): boolean => {
    try {
      change();
      unstored.delete(key);
      return true;
    } catch {
      unstored.set(key, { value, stored: readStored(key) });
      return false;
    }
  };

  return {
    getItem(key) {
      const stored = readStored(key);
      const own = unstored.get(key);
      // Another tab could store it meanwhile: its value is newer.
      return own && own.stored === stored ? own.value : stored;
    },
    setItem: (key, value) => attempt(key, value, () => open().setItem(key, value)),
    removeItem: (key) => void attempt(key, null, () => open().removeItem(key)),
  };
}
