import type { EntitlementRow, LibraryStore } from "../ports/library.ts";
import { type Access, type State, pageOf } from "./state.ts";
import { deleteRow, insertRow } from "./write.ts";

const of = (
  { entitlements }: State,
  { userId, itemIds }: { userId: string; itemIds: readonly string[] },
): EntitlementRow[] =>
  [...entitlements.values()].filter((row) => row.userId === userId && itemIds.includes(row.itemId));

export function memoryLibrary({ read, write }: Access): LibraryStore {
  return {
    byId: (id) => read((state) => state.entitlements.get(id) ?? null),
    entitledAmong: (query) => read((state) => of(state, query)),
    pageOfUser: ({ userId, limit, after }) =>
      read((state) => {
        const rows = [...state.entitlements.values()].filter((row) => row.userId === userId);
        return pageOf(rows, { limit, after, keyOf: (row) => ({ at: row.createdAt, id: row.id }) });
      }),
    add: async (row) =>
      void (await write((state) =>
        insertRow(state, "entitlements", row, { unless: "entitlements_once" }),
      )),
    removeFree: ({ userId, itemId }) =>
      write((state) => {
        for (const row of of(state, { userId, itemIds: [itemId] })) {
          if (row.source === "FREE") deleteRow(state, "entitlements", row);
        }
      }),
  };
}
