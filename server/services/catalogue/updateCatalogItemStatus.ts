import { updateCatalogItemStatusInput } from "../../../src/domain/catalogue/inputs/updateCatalogItemStatus.ts";
import {
  itemTransitionBetween,
  whyUnpublishable,
} from "../../../src/domain/catalogue/lifecycle.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { ARCHIVED_MAX } from "../../../src/domain/shared/limits.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { CatalogItemRow } from "../../store/ports/catalogue.ts";
import type { Transaction } from "../../store/ports/store.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";
import { lockOwnItem } from "./steps/lockOwnItem.ts";
import { notePrice } from "./steps/notePrice.ts";
import { readListedItems, requireRoom } from "./steps/roomForItem.ts";

/**
 * Moves an item of the signed-in beamer to another state; no-op if it is there already. Refuses
 * with `NOT_FOUND`, with `BAD_USER_INPUT` where no transition leads there or the title is blank,
 * with `TOO_MANY_ITEMS` when there is no room in the list for an archived item, and with
 * `TOO_MANY_ARCHIVED`.
 */
export async function updateCatalogItemStatus(
  context: ServiceContext,
  command: unknown,
): Promise<CatalogItemRow> {
  const { userId: creatorId } = requireViewer(context);
  const { id, status } = parseInput(updateCatalogItemStatusInput, command);
  return context.store.transaction(async (store) => {
    // Before the item's lock: both are always acquired in this order.
    await store.users.lock(creatorId);
    const row = await lockOwnItem(store, { id, creatorId });
    if (row.status === status) return row;
    await requireStep(store, { row, status });
    const changed = { ...row, status };
    await store.catalog.replace(changed);
    await notePrice(context, { store, before: row, after: changed });
    return changed;
  });
}

async function requireStep(
  store: Transaction,
  { row, status }: { row: CatalogItemRow; status: CatalogItemRow["status"] },
): Promise<void> {
  const step = itemTransitionBetween(row.status, status);
  if (step === null) {
    refuse("BAD_USER_INPUT", { field: "status", message: "Bring this back as a draft first" });
  }
  if (step === "publish") {
    const why = whyUnpublishable(row);
    if (why !== null) refuse("BAD_USER_INPUT", { field: "status", message: why });
  }
  if (step === "archive" && (await store.catalog.countArchived(row.creatorId)) >= ARCHIVED_MAX) {
    refuse("TOO_MANY_ARCHIVED");
  }
  if (step === "bringBack") requireRoom(await readListedItems(store, row));
}
