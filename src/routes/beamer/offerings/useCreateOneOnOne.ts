import { graphql } from "react-relay/hooks";
import type { useCreateOneOnOneMutation } from "../../../__generated__/useCreateOneOnOneMutation.graphql.ts";
import { ownItems } from "../../../components/catalogue/listsOfOwnItems.ts";
import { useCall } from "../../../relay/useCall.ts";

/** Makes a draft of an offer, which comes first in the list. */
export function useCreateOneOnOne() {
  return useCall<useCreateOneOnOneMutation>(
    graphql`
      mutation useCreateOneOnOneMutation($command: CreateOneOnOneCommand!) {
        createOneOnOne(command: $command) {
          id
          revision
          ...OfferEntry_offer
        }
      }
    `,
    {
      updater(store) {
        const offer = store.getRootField("createOneOnOne");
        if (offer) ownItems(store, "ONE_ON_ONE").addFirst(offer);
      },
    },
  );
}
