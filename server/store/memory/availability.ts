import type { AvailabilityStore } from "../availability.ts";
import type { Access } from "./state.ts";

export function memoryAvailability({ read, write }: Access): AvailabilityStore {
  return {
    ofCreator: (creatorId) => read((state) => state.availability.get(creatorId) ?? null),
    save: (row) =>
      write((state) => {
        const id = state.availability.get(row.creatorId)?.id ?? row.id;
        const saved = { ...row, id };
        state.availability.set(row.creatorId, saved);
        return saved;
      }),
  };
}
