import type { StandInStore } from "../../providers/standIns.ts";

/** Stand-ins' memory that lives as long as its object. Values go through JSON, as in a database. */
export function createMemoryStandIns(): StandInStore {
  const values = new Map<string, string>();
  const valueOf = (key: string) => {
    const value = values.get(key);
    return value === undefined ? null : (JSON.parse(value) as unknown);
  };
  return {
    read: async (key) => valueOf(key),
    write: async (key, value) => void values.set(key, JSON.stringify(value)),
    update: async (key, change) => {
      const changed = change(valueOf(key));
      values.set(key, JSON.stringify(changed));
      return changed;
    },
    take: async (key) => {
      const value = valueOf(key);
      values.delete(key);
      return value;
    },
  };
}
