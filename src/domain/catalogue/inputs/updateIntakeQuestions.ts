import * as z from "zod/mini";
import { id, requiredText, revision } from "../../shared/inputs/fields.ts";
import { INTAKES_MAX, INTAKE_QUESTION_MAX } from "../../shared/limits.ts";

const question = z.object(
  {
    question: requiredText({ label: "Question", max: INTAKE_QUESTION_MAX }),
    isRequired: z.boolean("Say whether an answer is required"),
  },
  "Question is required",
);

/** A question that only differs in capitals or blanks asks the same. */
const sameQuestionKey = (text: string) =>
  text.normalize("NFC").toLowerCase().trim().replaceAll(/\s+/g, " ");

/** The questions, in order, at most 20, without duplicates. */
export const intakeQuestions = z.array(question, "Questions must be a list").check(
  z.maxLength(INTAKES_MAX, {
    error: `You can ask at most ${INTAKES_MAX} questions`,
    abort: true,
  }),
  z.check(({ value, issues }) => {
    const seen = new Set<string>();
    for (const [index, { question: text }] of value.entries()) {
      const key = sameQuestionKey(text);
      if (seen.has(key)) {
        issues.push({
          code: "custom",
          message: "This question is already asked",
          path: [index, "question"],
          input: value,
        });
      }
      seen.add(key);
    }
  }),
);

/** What `updateIntakeQuestions` takes: null brings back the set that every offer starts with. */
export const updateIntakeQuestionsInput = z.object({
  id: id("Offer"),
  questions: z.pipe(
    z.nullish(intakeQuestions),
    z.transform((questions) => questions ?? null),
  ),
  revision,
});
