import { graphql } from "react-relay/hooks";
import type { useUpdateMailTopicMutation } from "../../__generated__/useUpdateMailTopicMutation.graphql.ts";
import { useCall } from "../../relay/useCall.ts";

/** Turns mails about something on or off for the signed-in person. */
export function useUpdateMailTopic() {
  return useCall<useUpdateMailTopicMutation>(graphql`
    mutation useUpdateMailTopicMutation($command: UpdateMailTopicCommand!) {
      updateMailTopic(command: $command) {
        id
        mails {
          # oxlint-disable-next-line relay/must-colocate-fragment-spreads
          ...MailTopics_mails
        }
      }
    }
  `);
}
