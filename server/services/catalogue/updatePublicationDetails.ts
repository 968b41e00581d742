import { updatePublicationDetailsInput } from "../../../src/domain/catalogue/inputs/updatePublicationDetails.ts";
import { toCents } from "../../../src/domain/payments/money.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { PublicationRow } from "../../store/ports/catalogue.ts";
import type { ServiceContext } from "../shared/context.ts";
import { editable, refuseChangedElsewhere } from "../shared/revision.ts";
import { requireViewer } from "../shared/viewer.ts";
import { lockOwnItemToEdit } from "./steps/lockOwnItem.ts";
import { notePrice } from "./steps/notePrice.ts";

/**
 * Changes an own drop's words and price. Refuses with `NOT_FOUND`, `ITEM_ARCHIVED` and
 * `CHANGED_ELSEWHERE`.
 */
export async function updatePublicationDetails(
  context: ServiceContext,
  command: unknown,
): Promise<PublicationRow> {
  const { userId: creatorId } = requireViewer(context);
  const { id, revision, price, ...words } = parseInput(updatePublicationDetailsInput, command);
  return context.store.transaction(async (store) => {
    const row = await lockOwnItemToEdit(store, {
      id,
      creatorId,
      category: "PUBLICATION",
    });
    const wanted = { ...row, ...words, priceInCents: toCents(price) };
    const [current, next] = [editable.item(row), editable.item(wanted)];
    await refuseChangedElsewhere({ revision, current, wanted: next });
    await store.catalog.replace(wanted);
    await notePrice(context, { store, before: row, after: wanted });
    return wanted;
  });
}
