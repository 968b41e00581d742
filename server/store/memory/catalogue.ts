import type { CatalogItemRow, CatalogStore } from "../ports/catalogue.ts";
import type { PaymentRow } from "../ports/payments.ts";
import { isForgettable } from "./payments.ts";
import { type Access, type State, pageOf } from "./state.ts";
import { deleteRow, insertRow, putRow } from "./write.ts";

/** A creator's order: by position, then the newest first. */
function inOrder(a: CatalogItemRow, b: CatalogItemRow): number {
  if (a.position !== b.position) return a.position - b.position;
  if (a.createdAt !== b.createdAt) return b.createdAt - a.createdAt;
  return a.id < b.id ? 1 : -1;
}

const archivedOf = ({ catalogItems }: State, creatorId: string): CatalogItemRow[] =>
  [...catalogItems.values()].filter(
    (row) => row.creatorId === creatorId && row.status === "ARCHIVED",
  );

const documentBytes = (row: CatalogItemRow) =>
  row.category === "ONE_ON_ONE" ? 0 : (row.document?.sizeInBytes ?? 0);

function isInUse({ entitlements, bookings, payments }: State, id: string): boolean {
  const isOfItem = ({ itemId }: { itemId: string }) => itemId === id;
  const isMissed = (row: PaymentRow) => isOfItem(row) && !isForgettable(row);
  return (
    [...entitlements.values(), ...bookings.values()].some(isOfItem) ||
    [...payments.values()].some(isMissed)
  );
}

export function memoryCatalog({ read, write }: Access): CatalogStore {
  return {
    byId: (id) => read((state) => state.catalogItems.get(id) ?? null),
    byIds: (ids) => read((state) => ids.flatMap((id) => state.catalogItems.get(id) ?? [])),
    byDocumentId: (id) =>
      read(
        (state) =>
          [...state.catalogItems.values()].find(
            (row) => row.category !== "ONE_ON_ONE" && row.document?.id === id,
          ) ?? null,
      ),
    ofCreator: ({ creatorId, categories, statuses, limit }) =>
      read((state) => {
        const rows = [...state.catalogItems.values()]
          .filter((row) => row.creatorId === creatorId && statuses.includes(row.status))
          .sort(inOrder);
        return [...new Set(categories)]
          .flatMap((category) => rows.filter((row) => row.category === category).slice(0, limit))
          .sort(inOrder);
      }),
    pageOfArchived: ({ creatorId, limit, after }) =>
      read((state) =>
        pageOf(archivedOf(state, creatorId), {
          limit,
          after,
          keyOf: (row) => ({ at: row.createdAt, id: row.id }),
        }),
      ),
    countArchived: (creatorId) => read((state) => archivedOf(state, creatorId).length),
    documentBytesOf: (creatorId) =>
      read(({ catalogItems }) =>
        [...catalogItems.values()]
          .filter((row) => row.creatorId === creatorId)
          .reduce((sum, row) => sum + documentBytes(row), 0),
      ),
    // Transactions are serial here: being in one is holding every lock.
    lock: (id) => read((state) => state.catalogItems.get(id) ?? null),
    lockToDelete: (id) => read((state) => state.catalogItems.get(id) ?? null),
    inUseAmong: (ids) => read((state) => ids.filter((id) => isInUse(state, id))),
    insert: async (row) => void (await write((state) => insertRow(state, "catalogItems", row))),
    replace: (row) =>
      write((state) => {
        if (!state.catalogItems.has(row.id)) throw new Error(`no row ${row.id}`);
        putRow(state, "catalogItems", row);
      }),
    delete: async (id) => void (await write((state) => deleteRow(state, "catalogItems", { id }))),
    arrange: (ids) =>
      write((state) => {
        for (const [position, id] of ids.entries()) {
          const row = state.catalogItems.get(id);
          if (row !== undefined) putRow(state, "catalogItems", { ...row, position });
        }
      }),
  };
}
