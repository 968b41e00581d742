import { graphql } from "react-relay/hooks";
import type { useUpdateTalkDetailsMutation } from "../../../__generated__/useUpdateTalkDetailsMutation.graphql.ts";
import { useCall } from "../../../relay/useCall.ts";

/** Saves a talk's details and its price. */
export function useUpdateTalkDetails() {
  return useCall<useUpdateTalkDetailsMutation>(graphql`
    mutation useUpdateTalkDetailsMutation($command: UpdateTalkDetailsCommand!) {
      updateTalkDetails(command: $command) {
        id
        eventDate
        priceWithVat
        revision
        ...TalkForm_talk
      }
    }
  `);
}
