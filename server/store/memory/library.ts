import type { EntitlementRow, LibraryStore } from "../ports/library.ts";
import { type Access, pageOf } from "./state.ts";

const keyOf = ({ userId, itemId }: Pick<EntitlementRow, "userId" | "itemId">) =>
  `${userId} ${itemId}`;

export function memoryLibrary({ read, write }: Access): LibraryStore {
  return {
    byId: (id) =>
      read((state) => [...state.entitlements.values()].find((row) => row.id === id) ?? null),
    entitledAmong: ({ userId, itemIds }) =>
      read((state) =>
        itemIds.flatMap((itemId) => state.entitlements.get(keyOf({ userId, itemId })) ?? []),
      ),
    pageOfUser: ({ userId, limit, after }) =>
      read((state) => {
        const rows = [...state.entitlements.values()].filter((row) => row.userId === userId);
        return pageOf(rows, { limit, after, keyOf: (row) => ({ at: row.createdAt, id: row.id }) });
      }),
    add: (row) =>
      write((state) => {
        if (!state.entitlements.has(keyOf(row))) state.entitlements.set(keyOf(row), row);
      }),
    removeFree: (of) =>
      write((state) => {
        if (state.entitlements.get(keyOf(of))?.source === "FREE") {
          state.entitlements.delete(keyOf(of));
        }
      }),
  };
}
