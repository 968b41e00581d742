import { updateOneOnOneInput } from "../../../src/domain/catalogue/inputs/updateOneOnOne.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { OneOnOneRow } from "../../store/ports/catalogue.ts";
import type { ServiceContext } from "../shared/context.ts";
import { editable, refuseChangedElsewhere } from "../shared/revision.ts";
import { requireViewer } from "../shared/viewer.ts";
import { lockOwnItemToEdit } from "./steps/lockOwnItem.ts";
import { oneOnOneFields } from "./steps/oneOnOneFields.ts";

/**
 * Changes an offer of the signed-in beamer; what is held and booked stays as it was. Refuses with
 * `NOT_FOUND`, `ITEM_ARCHIVED` and `CHANGED_ELSEWHERE`.
 */
export async function updateOneOnOne(
  context: ServiceContext,
  command: unknown,
): Promise<OneOnOneRow> {
  const { userId: creatorId } = requireViewer(context);
  const { id, revision, ...form } = parseInput(updateOneOnOneInput, command);
  return context.store.transaction(async (store) => {
    const row = await lockOwnItemToEdit(store, { id, creatorId, category: "ONE_ON_ONE" });
    const changed = { ...row, ...oneOnOneFields(form, row) };
    const [current, wanted] = [editable.item(row), editable.item(changed)];
    await refuseChangedElsewhere({ revision, current, wanted });
    await store.catalog.replace(changed);
    return changed;
  });
}
