import type { CatalogItemRow, CatalogStore } from "../ports/catalogue.ts";
import { type Access, existing, pageOf } from "./state.ts";

const keyOfRow = (row: CatalogItemRow) => ({ at: row.createdAt, id: row.id });

export function memoryCatalog({ read, write }: Access): CatalogStore {
  return {
    byId: (id) => read((state) => state.items.get(id) ?? null),
    byIds: (ids) => read((state) => ids.flatMap((id) => state.items.get(id) ?? [])),
    ofCreator: ({ creatorId, categories, statuses, limit }) =>
      read((state) => {
        const rows = [...state.items.values()].filter(
          (row) => row.creatorId === creatorId && statuses.includes(row.status),
        );
        const page = { after: null, keyOf: keyOfRow };
        const lists = [...new Set(categories)].map((category) =>
          pageOf(
            rows.filter((row) => row.category === category),
            { ...page, limit },
          ),
        );
        return pageOf(lists.flat(), { ...page, limit: Infinity });
      }),
    insert: (row) => write((state) => void state.items.set(row.id, row)),
    replace: (row) =>
      write((state) => {
        existing(state.items, row.id);
        state.items.set(row.id, row);
      }),
  };
}
