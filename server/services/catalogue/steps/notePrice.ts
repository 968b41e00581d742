import { ON_SALE_STATUSES } from "../../../../src/domain/catalogue/lifecycle.ts";
import type { CatalogItemRow } from "../../../store/ports/catalogue.ts";
import type { Transaction } from "../../../store/ports/store.ts";
import type { ProcessContext } from "../../shared/context.ts";

/**
 * Writes the event when content is for sale at another price than before, or for sale again: it may
 * have been changed meanwhile. A session's price is that of its hold.
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
