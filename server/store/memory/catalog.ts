import type { CatalogStore } from "../catalog.ts";
import { type Access, existing, pageOf } from "./state.ts";

export function memoryCatalog({ read, write }: Access): CatalogStore {
  return {
    byId: (id) => read((state) => state.items.get(id) ?? null),
    byIds: (ids) => read((state) => ids.flatMap((id) => state.items.get(id) ?? [])),
    ofCreator: ({ creatorId, category, statuses, limit }) =>
      read((state) => {
        const rows = [...state.items.values()].filter(
          (row) =>
            row.creatorId === creatorId &&
            (category === null || row.category === category) &&
            statuses.includes(row.status),
        );
        return pageOf(rows, {
          limit,
          after: null,
          keyOf: (row) => ({ at: row.createdAt, id: row.id }),
        });
      }),
    insert: (row) => write((state) => void state.items.set(row.id, row)),
    replace: (row) =>
      write((state) => {
        existing(state.items, row.id);
        state.items.set(row.id, row);
      }),
  };
}
