import { paymentAwaitsConsent } from "../../../src/domain/library/accessConsent.ts";
import type { CatalogItemRow } from "../../store/ports/catalogue.ts";
import type { ServiceContext } from "../shared/context.ts";

/**
 * Whether the viewer bought the item and hasn't agreed to its delivery yet (docs/product.md 10.5).
 */
export async function awaitsConsent(
  { viewer, loaders }: Pick<ServiceContext, "viewer" | "loaders">,
  { id, creatorId }: Pick<CatalogItemRow, "id" | "creatorId">,
): Promise<boolean> {
  if (viewer === null || viewer.userId === creatorId) return false;
  const entitlement = await loaders.entitlement.load(id);
  if (entitlement?.source !== "PURCHASE") return false;
  const purchase = await loaders.purchase.load(id);
  // Refunded between the two reads: it stays closed.
  return purchase === null || paymentAwaitsConsent(purchase);
}
