import { updateTalkDetailsInput } from "../../../src/domain/catalogue/inputs/updateTalkDetails.ts";
import { toCents } from "../../../src/domain/payments/money.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { parseInstant } from "../../../src/domain/time/instant.ts";
import type { TalkRow } from "../../store/ports/catalogue.ts";
import type { ServiceContext } from "../shared/context.ts";
import { editable, refuseChangedElsewhere } from "../shared/revision.ts";
import { requireViewer } from "../shared/viewer.ts";
import { lockOwnItemToEdit } from "./steps/lockOwnItem.ts";
import { notePrice } from "./steps/notePrice.ts";

/**
 * Changes what an own talk says of itself and, when one is given, its price. Refuses with
 * `NOT_FOUND`, `ITEM_ARCHIVED` and `CHANGED_ELSEWHERE`.
 */
export async function updateTalkDetails(
  context: ServiceContext,
  command: unknown,
): Promise<TalkRow> {
  const { userId: creatorId } = requireViewer(context);
  const { talkId, revision, price, eventDate, ...details } = parseInput(
    updateTalkDetailsInput,
    command,
  );
  return context.store.transaction(async (store) => {
    const row = await lockOwnItemToEdit(store, {
      id: talkId,
      creatorId,
      category: "TALK",
    });
    const wanted = {
      ...row,
      ...details,
      eventDate: eventDate === null ? null : parseInstant(eventDate),
      priceInCents: price === undefined ? row.priceInCents : toCents(price),
    };
    const [current, next] = [editable.item(row), editable.item(wanted)];
    await refuseChangedElsewhere({ revision, current, wanted: next });
    await store.catalog.replace(wanted);
    await notePrice(context, { store, before: row, after: wanted });
    return wanted;
  });
}
