import { refuse } from "../../../src/domain/shared/errors.ts";
import { createEntitlementInput } from "../../../src/domain/library/inputs/createEntitlement.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { CatalogItemRow } from "../../store/ports/catalogue.ts";
import type { ServiceContext } from "../shared/context.ts";
import type { Transaction } from "../../store/ports/store.ts";
import { readItem, writeFor } from "../catalogue/readItem.ts";
import { requireViewer } from "../shared/viewer.ts";

/**
 * Puts a free item into the signed-in user's library. Refuses with `NOT_FOUND`, with
 * `ITEM_NOT_FREE` for a paid one, and with `BAD_USER_INPUT` for a session, which is booked.
 */
export async function createEntitlement(
  context: ServiceContext,
  command: unknown,
): Promise<CatalogItemRow> {
  const { userId } = requireViewer(context);
  const { catalogItemId } = parseInput(createEntitlementInput, command);
  const item = await readItem(context, catalogItemId);
  if (item.category === "ONE_ON_ONE") {
    refuse("BAD_USER_INPUT", { field: "catalogItemId", message: "A session is booked, not kept" });
  }
  if ((await context.loaders.entitlement.load(item.id)) !== null) return item;
  if (item.priceInCents > 0) refuse("ITEM_NOT_FREE");

  const now = context.now();
  const keep = async (store: Transaction) => {
    const id = context.newId("ent");
    await store.library.add({
      id,
      userId,
      itemId: item.id,
      source: "FREE",
      paidInCents: 0,
      createdAt: now,
      openedDocumentId: null,
    });
    await store.outbox.append({ name: "itemKept", subjectId: id, dueAt: now, at: now });
  };
  await writeFor(context, item, () => context.store.transaction(keep));
  context.loaders.entitlement.clear(item.id);
  return item;
}
