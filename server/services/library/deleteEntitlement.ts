import { refuse } from "../../../src/domain/shared/errors.ts";
import { deleteEntitlementInput } from "../../../src/domain/library/inputs/deleteEntitlement.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { CatalogItemRow } from "../../store/ports/catalogue.ts";
import type { EntitlementRow } from "../../store/ports/library.ts";
import type { ServiceContext } from "../shared/context.ts";
import { readItem } from "../catalogue/readItem.ts";
import { requireViewer } from "../shared/viewer.ts";

/** Whether an entitlement can be removed from a library (docs/product.md 10.2). */
export function isRemovable(entitlement: EntitlementRow | null): boolean {
  return entitlement?.source === "FREE";
}

/**
 * Removes a free item from the signed-in user's library; no-op if it isn't in it. Refuses with
 * `NOT_FOUND`, and with `PURCHASE_KEPT` for a purchase.
 */
export async function deleteEntitlement(
  context: ServiceContext,
  command: unknown,
): Promise<CatalogItemRow> {
  const { userId } = requireViewer(context);
  const { catalogItemId } = parseInput(deleteEntitlementInput, command);
  const item = await readItem(context, catalogItemId);
  const entitlement = await context.loaders.entitlement.load(item.id);
  if (entitlement !== null && !isRemovable(entitlement)) refuse("PURCHASE_KEPT");
  await context.store.library.removeFree({ userId, itemId: item.id });
  context.loaders.entitlement.clear(item.id);
  return item;
}
