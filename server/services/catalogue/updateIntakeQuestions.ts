import { updateIntakeQuestionsInput } from "../../../src/domain/catalogue/inputs/updateIntakeQuestions.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { OneOnOneRow } from "../../store/ports/catalogue.ts";
import type { ServiceContext } from "../shared/context.ts";
import { editable, refuseChangedElsewhere } from "../shared/revision.ts";
import { requireViewer } from "../shared/viewer.ts";
import { lockOwnItemToEdit } from "./steps/lockOwnItem.ts";

/**
 * Replaces what an offer of the signed-in beamer asks; null restores the default set. Held and
 * booked sessions keep their questions. Refuses with `NOT_FOUND`, `ITEM_ARCHIVED` and
 * `CHANGED_ELSEWHERE`.
 */
export async function updateIntakeQuestions(
  context: ServiceContext,
  command: unknown,
): Promise<OneOnOneRow> {
  const { userId: creatorId } = requireViewer(context);
  const { id, revision, questions } = parseInput(updateIntakeQuestionsInput, command);
  return context.store.transaction(async (store) => {
    const row = await lockOwnItemToEdit(store, { id, creatorId, category: "ONE_ON_ONE" });
    const earlierId = (text: string) =>
      row.intakeQuestions?.find(({ question }) => question === text)?.id;
    const intakeQuestions =
      questions?.map(({ question, isRequired }) => ({
        id: earlierId(question) ?? context.newId("qst"),
        isRequired,
        question,
      })) ?? null;
    const changed = { ...row, intakeQuestions };
    const [current, wanted] = [editable.questions(row), editable.questions(changed)];
    await refuseChangedElsewhere({ revision, current, wanted });
    await store.catalog.replace(changed);
    return changed;
  });
}
