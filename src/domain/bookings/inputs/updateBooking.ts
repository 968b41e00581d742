import * as z from "zod/mini";
import { INTAKES_MAX, INTAKE_ANSWER_MAX, INTAKE_QUESTION_MAX } from "../../shared/limits.ts";
import { id, optionalId, plainText, requiredText } from "../../shared/inputs/fields.ts";
import { isBlank } from "../../shared/shownText.ts";

/** Shown below a required question that is left blank. */
export const INTAKE_REQUIRED_TEXT = "This field is required";

const intake = z.object(
  {
    question: requiredText({ label: "Question", max: INTAKE_QUESTION_MAX }),
    answer: plainText({ label: "Answer", max: INTAKE_ANSWER_MAX }),
  },
  INTAKE_REQUIRED_TEXT,
);

const intakes = z
  .array(intake, "Answers must be a list")
  .check(z.maxLength(INTAKES_MAX, `At most ${INTAKES_MAX} questions can be answered`));

/** What `updateBooking` takes. */
export const updateBookingInput = z.object({
  id: id("Booking"),
  intakes,
  paymentId: optionalId("Payment"),
});

/** The answers to known questions: each required one must not be blank. */
export function intakesFor(
  questions: readonly { readonly question: string; readonly isRequired: boolean }[],
) {
  const required = questions.filter(({ isRequired }) => isRequired);
  return z.object({
    intakes: intakes.check(
      z.check(({ value, issues }) => {
        for (const { question } of required) {
          const index = value.findIndex((given) => given.question === question.trim());
          if (index >= 0 && !isBlank(value[index]?.answer ?? "")) continue;
          const path = index >= 0 ? [index, "answer"] : [];
          issues.push({ code: "custom", message: INTAKE_REQUIRED_TEXT, path, input: value });
        }
      }),
    ),
  });
}
