import { deleteCatalogItemInput } from "../../../src/domain/catalogue/inputs/deleteCatalogItem.ts";
import { isDeletable } from "../../../src/domain/catalogue/lifecycle.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { CatalogItemRow } from "../../store/ports/catalogue.ts";
import type { Transaction } from "../../store/ports/store.ts";
import { dropDocument } from "../documents/storeDocument.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";

/**
 * Deletes an archived item of the signed-in beamer for good, its document with it, and returns its
 * id; no-op if it is gone already. Refuses with `NOT_FOUND` when it is someone else's, with
 * `ITEM_IN_USE` (docs/product.md 4.17), and with `BAD_USER_INPUT` when it is not archived.
 */
export async function deleteCatalogItem(
  context: ServiceContext,
  command: unknown,
): Promise<string> {
  const { userId: creatorId } = requireViewer(context);
  const { id } = parseInput(deleteCatalogItemInput, command);
  // Read before locking; its owner never changes.
  const item = await context.store.catalog.byId(id);
  if (item === null) return id;
  if (item.creatorId !== creatorId) refuse("NOT_FOUND");
  const at = context.now();
  await context.store.transaction((store) => deleteForGood(store, { id, at }));
  context.loaders.item.clear(id);
  return id;
}

/** Whether the viewer can delete the item for good; false for everyone but its owner. */
export async function canDeleteForGood(
  { viewer, loaders }: Pick<ServiceContext, "viewer" | "loaders">,
  item: CatalogItemRow,
): Promise<boolean> {
  if (item.creatorId !== viewer?.userId || !isDeletable(item)) return false;
  return !(await loaders.isInUse.load(item.id));
}

/**
 * Under the item's lock: anyone about to buy, keep or book it has either done so by now and is
 * seen, or finds it gone. A payment that was given up is deleted too: no one paid it, and no one
 * can.
 */
async function deleteForGood(
  store: Transaction,
  { id, at }: { id: string; at: number },
): Promise<void> {
  const row = await store.catalog.lockToDelete(id);
  if (row === null) return;
  if (!isDeletable(row)) {
    refuse("BAD_USER_INPUT", {
      field: "id",
      message: "Only archived items can be deleted for good",
    });
  }
  // Before checking who has it: this waits for a payment being retried, which then counts.
  await store.payments.forgetGivenUp(id);
  if ((await store.catalog.inUseAmong([id])).length > 0) refuse("ITEM_IN_USE");
  if (row.category !== "ONE_ON_ONE") await dropDocument(store, { row, at });
  const preview = await store.linkPreviews.bySubject(id);
  if (preview !== null) await store.files.drop({ keys: [preview.key], at });
  await store.linkPreviews.delete(id);
  await store.catalog.delete(id);
}
