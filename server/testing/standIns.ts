import type { StandInStore } from "../store/ports/standIns.ts";

/** A stand-in store without anything around it. Values go through JSON, as in a database. */
export function memoryStandIns(): StandInStore {
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
