import type { CatalogItemCategory } from "../../../../src/domain/generated/enums.ts";
import { refuse } from "../../../../src/domain/shared/errors.ts";
import type { CatalogItemRow } from "../../../store/ports/catalogue.ts";
import type { Transaction } from "../../../store/ports/store.ts";

interface OwnItem {
  id: string;
  /** Who makes the call. */
  creatorId: string;
}

/** Locks an item of the viewer, and reads it. Refuses with `NOT_FOUND`. */
export async function lockOwnItem(
  { catalog }: Pick<Transaction, "catalog">,
  { id, creatorId }: OwnItem,
): Promise<CatalogItemRow> {
  const row = await catalog.lock(id);
  return row?.creatorId === creatorId ? row : refuse("NOT_FOUND");
}

/**
 * The same for one about to be edited: an archived one must be restored first, because no one would
 * see the edit. Refuses with `NOT_FOUND`, also for another category, and with `ITEM_ARCHIVED`.
 */
export async function lockOwnItemToEdit<Category extends CatalogItemCategory>(
  store: Pick<Transaction, "catalog">,
  { category, ...item }: OwnItem & { category: Category },
): Promise<Extract<CatalogItemRow, { category: Category }>> {
  const row = await lockOwnItem(store, item);
  if (row.category !== category) return refuse("NOT_FOUND");
  if (row.status === "ARCHIVED") return refuse("ITEM_ARCHIVED");
  return row as Extract<CatalogItemRow, { category: Category }>;
}
