import { updateCatalogItemOrderInput } from "../../../src/domain/catalogue/inputs/updateCatalogItemOrder.ts";
import { arranged } from "../../../src/domain/catalogue/order.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { CatalogItemRow } from "../../store/ports/catalogue.ts";
import type { Transaction } from "../../store/ports/store.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";
import { readListedItems } from "./steps/roomForItem.ts";

/**
 * Reorders the signed-in beamer's items of a kind, and returns them in that order. Own items that
 * were archived in the meantime are left out. Refuses with `NOT_FOUND` for any other id.
 */
export async function updateCatalogItemOrder(
  context: ServiceContext,
  command: unknown,
): Promise<CatalogItemRow[]> {
  const { userId: creatorId } = requireViewer(context);
  const { category, itemIds } = parseInput(updateCatalogItemOrderInput, command);
  return context.store.transaction(async (store) => {
    await store.users.lock(creatorId);
    const standing = (await readListedItems(store, { creatorId, category })).map(({ id }) => id);
    const others = itemIds.filter((id) => !standing.includes(id));
    await requireArchived(store, { creatorId, category, ids: others });
    await store.catalog.arrange(arranged({ standing, named: itemIds }));
    return readListedItems(store, { creatorId, category });
  });
}

async function requireArchived(
  { catalog }: Transaction,
  {
    creatorId,
    category,
    ids,
  }: Pick<CatalogItemRow, "creatorId" | "category"> & { ids: readonly string[] },
): Promise<void> {
  const rows = await catalog.byIds(ids);
  const isOwn = (id: string) =>
    rows.some((row) => row.id === id && row.creatorId === creatorId && row.category === category);
  if (!ids.every(isOwn)) refuse("NOT_FOUND");
}
