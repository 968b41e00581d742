import type { StandInStore } from "../../providers/standIns.ts";

/** Stand-ins' memory that lives as long as its object. Values go through JSON, as in a database. */
export function createMemoryStandIns(): StandInStore {
  const values = new Map<string, string>();
  return {
    read: async (key) => {
      const value = values.get(key);
      return value === undefined ? null : (JSON.parse(value) as unknown);
    },
    write: async (key, value) => void values.set(key, JSON.stringify(value)),
    delete: async (key) => void values.delete(key),
  };
}
