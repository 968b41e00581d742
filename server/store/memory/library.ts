import { fullName } from "../../../src/domain/profiles/fullName.ts";
import { isFoundBy, searchTextOf } from "../../../src/domain/library/search.ts";
import type { EntitlementRow, LibraryStore } from "../ports/library.ts";
import type { PageQuery } from "../ports/page.ts";
import { purchasesOf } from "./payments.ts";
import { type Access, type State, pageOf } from "./state.ts";
import { deleteRow, insertRow, updateRow } from "./write.ts";

/** What a person may read; purchases only while their payment is paid. */
function inForce(state: State, userId: string): EntitlementRow[] {
  const bought = new Set(purchasesOf(state, userId).map(({ itemId }) => itemId));
  return [...state.entitlements.values()].filter(
    (row) => row.userId === userId && (row.source === "FREE" || bought.has(row.itemId)),
  );
}

const of = (
  state: State,
  { userId, itemIds }: { userId: string; itemIds: readonly string[] },
): EntitlementRow[] => inForce(state, userId).filter(({ itemId }) => itemIds.includes(itemId));

const page = (rows: readonly EntitlementRow[], { limit, after }: PageQuery) =>
  pageOf(rows, { limit, after, keyOf: (row) => ({ at: row.createdAt, id: row.id }) });

/** What an entry is searched by. */
function searchText({ catalogItems, users }: State, { itemId }: EntitlementRow): string {
  const item = catalogItems.get(itemId);
  const creator = users.get(item?.creatorId ?? "");
  if (!item || !creator) throw new Error(`there is no ${itemId}`);
  return searchTextOf({ title: item.title, creatorName: fullName(creator) });
}

export function memoryLibrary({ read, write }: Access): LibraryStore {
  return {
    byId: (id) => read((state) => state.entitlements.get(id) ?? null),
    entitledAmong: (query) => read((state) => of(state, query)),
    pageOfUser: (query) => read((state) => page(inForce(state, query.userId), query)),
    foundPageOfUser: (query) =>
      read((state) => {
        const rows = inForce(state, query.userId);
        const isFound = (row: EntitlementRow) => isFoundBy(searchText(state, row), query.words);
        return page(rows.filter(isFound), query);
      }),
    add: (row) =>
      write((state) => {
        if (insertRow(state, "entitlements", row, { unless: "entitlements_once" })) return;
        const { userId, itemId, source, paidInCents, createdAt } = row;
        const [had] = of(state, { userId, itemIds: [itemId] });
        if (source !== "PURCHASE" || had?.source !== "FREE") return;
        updateRow(state, "entitlements", had.id, { source, paidInCents, createdAt });
      }),
    noteOpened: ({ userId, itemId, documentId: openedDocumentId }) =>
      write((state) => {
        for (const row of of(state, { userId, itemIds: [itemId] })) {
          updateRow(state, "entitlements", row.id, { openedDocumentId });
        }
      }),
    removeFree: ({ userId, itemId }) =>
      write((state) => {
        for (const row of of(state, { userId, itemIds: [itemId] })) {
          if (row.source === "FREE") deleteRow(state, "entitlements", row);
        }
      }),
  };
}
