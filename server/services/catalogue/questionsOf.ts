import type { OneOnOneRow } from "../../store/ports/catalogue.ts";
import type { IntakeQuestion } from "../../store/ports/questions.ts";
import type { ServiceContext } from "../shared/context.ts";

/** What an offer asks its bookers: its own questions, or those that every offer starts with. */
export async function questionsOf(
  { loaders }: Pick<ServiceContext, "loaders">,
  { intakeQuestions }: Pick<OneOnOneRow, "intakeQuestions">,
): Promise<readonly IntakeQuestion[]> {
  if (intakeQuestions !== null) return intakeQuestions;
  return (await loaders.standardQuestions()).map(({ id, isRequired, question }) => ({
    id,
    isRequired,
    question,
  }));
}
