import type { AudienceStore } from "../ports/audience.ts";
import { type Access, pageOf } from "./state.ts";
import { insertRow, putRow } from "./write.ts";

export function memoryAudience({ read, write }: Access): AudienceStore {
  return {
    touch: (row) =>
      write((state) => {
        if (insertRow(state, "audience", row, { unless: "audience_once" })) return;
        const known = [...state.audience.values()].find(
          ({ creatorId, userId }) => creatorId === row.creatorId && userId === row.userId,
        );
        if (known === undefined || known.lastInteractionAt >= row.lastInteractionAt) return;
        putRow(state, "audience", { ...known, lastInteractionAt: row.lastInteractionAt });
      }),
    pageOfCreator: ({ creatorId, limit, after }) =>
      read((state) => {
        const rows = [...state.audience.values()].filter((row) => row.creatorId === creatorId);
        const keyOf = (row: (typeof rows)[number]) => ({ at: row.lastInteractionAt, id: row.id });
        return pageOf(rows, { limit, after, keyOf });
      }),
  };
}
