import { graphql } from "react-relay/hooks";
import type { useUpdatePublicationDetailsMutation } from "../../../__generated__/useUpdatePublicationDetailsMutation.graphql.ts";
import { useCall } from "../../../relay/useCall.ts";

/** Saves a drop's texts and its price. */
export function useUpdatePublicationDetails() {
  return useCall<useUpdatePublicationDetailsMutation>(graphql`
    mutation useUpdatePublicationDetailsMutation($command: UpdatePublicationDetailsCommand!) {
      updatePublicationDetails(command: $command) {
        id
        priceWithVat
        revision
        ...PublicationForm_publication
      }
    }
  `);
}
