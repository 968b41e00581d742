import { graphql } from "react-relay/hooks";
import type { useUpdateTalkDetailsMutation } from "../../../__generated__/useUpdateTalkDetailsMutation.graphql.ts";
import { useCall } from "../../../relay/useCall.ts";

/** Saves what a talk says of itself, and its price. */
export function useUpdateTalkDetails() {
  return useCall<useUpdateTalkDetailsMutation>(graphql`
    mutation useUpdateTalkDetailsMutation($command: UpdateTalkDetailsCommand!) {
      updateTalkDetails(command: $command) {
        id
        title
        description
        eventDate
        eventName
        eventLocation
        eventUrl
        durationInMinutes
        price
        priceWithVat
        revision
      }
    }
  `);
}
