import { ON_SALE_STATUSES } from "../../../../src/domain/catalogue/lifecycle.ts";
import type { CatalogItemRow } from "../../../store/ports/catalogue.ts";
import type { Transaction } from "../../../store/ports/store.ts";
import type { ProcessContext } from "../../shared/context.ts";

/**
 * Writes the event when content's price has changed, or it is for sale again: the price may have
 * changed in the meantime. A session's price is that of its hold.
 */
export async function notePrice(
  { now }: Pick<ProcessContext, "now">,
  change: { store: Transaction; before: CatalogItemRow; after: CatalogItemRow },
): Promise<void> {
  const { store, before, after } = change;
  const isSame = before.priceInCents === after.priceInCents && before.status === after.status;
  if (isSame || after.category === "ONE_ON_ONE" || !ON_SALE_STATUSES.includes(after.status)) return;
  const at = now();
  await store.outbox.append({ name: "itemRepriced", subjectId: after.id, dueAt: at, at });
}
