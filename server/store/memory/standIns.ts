import type { StandInStore } from "../ports/standIns.ts";
import type { Access } from "./state.ts";

export function memoryStandIns({ read, write }: Access): StandInStore {
  return {
    read: (key) => read((state) => state.standIns.get(key) ?? null),
    write: (key, value) => write((state) => void state.standIns.set(key, value)),
    delete: (key) => write((state) => void state.standIns.delete(key)),
  };
}
