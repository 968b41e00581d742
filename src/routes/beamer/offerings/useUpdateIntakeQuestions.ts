import { graphql } from "react-relay/hooks";
import type { useUpdateIntakeQuestionsMutation } from "../../../__generated__/useUpdateIntakeQuestionsMutation.graphql.ts";
import { useCall } from "../../../relay/useCall.ts";

/** Saves what an offer asks its bookers. */
export function useUpdateIntakeQuestions() {
  return useCall<useUpdateIntakeQuestionsMutation>(graphql`
    mutation useUpdateIntakeQuestionsMutation($command: UpdateIntakeQuestionsCommand!) {
      updateIntakeQuestions(command: $command) {
        id
        intakeQuestions {
          id
          question
          isRequired
        }
        hasOwnIntakeQuestions
        intakeQuestionsRevision
      }
    }
  `);
}
