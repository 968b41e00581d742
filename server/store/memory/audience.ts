import type { AudienceStore } from "../ports/audience.ts";
import { type Access, pageOf } from "./state.ts";

export function memoryAudience({ read, write }: Access): AudienceStore {
  return {
    touch: (row) =>
      write((state) => {
        const key = `${row.creatorId} ${row.userId}`;
        const known = state.audience.get(key);
        const lastInteractionAt = Math.max(known?.lastInteractionAt ?? 0, row.lastInteractionAt);
        state.audience.set(key, { ...row, id: known?.id ?? row.id, lastInteractionAt });
      }),
    pageOfCreator: ({ creatorId, limit, after }) =>
      read((state) => {
        const rows = [...state.audience.values()].filter((row) => row.creatorId === creatorId);
        const keyOf = (row: (typeof rows)[number]) => ({ at: row.lastInteractionAt, id: row.id });
        return pageOf(rows, { limit, after, keyOf });
      }),
  };
}
