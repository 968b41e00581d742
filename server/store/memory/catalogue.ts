import type { CatalogItemRow, CatalogStore } from "../ports/catalogue.ts";
import { type Access, pageOf } from "./state.ts";
import { insertRow, putRow } from "./write.ts";

const keyOfRow = (row: CatalogItemRow) => ({ at: row.createdAt, id: row.id });

export function memoryCatalog({ read, write }: Access): CatalogStore {
  return {
    byId: (id) => read((state) => state.catalogItems.get(id) ?? null),
    byIds: (ids) => read((state) => ids.flatMap((id) => state.catalogItems.get(id) ?? [])),
    ofCreator: ({ creatorId, categories, statuses, limit }) =>
      read((state) => {
        const rows = [...state.catalogItems.values()].filter(
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
    insert: async (row) => void (await write((state) => insertRow(state, "catalogItems", row))),
    replace: (row) =>
      write((state) => {
        if (!state.catalogItems.has(row.id)) throw new Error(`no row ${row.id}`);
        putRow(state, "catalogItems", row);
      }),
  };
}
