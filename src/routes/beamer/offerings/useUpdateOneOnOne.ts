import { graphql } from "react-relay/hooks";
import type { useUpdateOneOnOneMutation } from "../../../__generated__/useUpdateOneOnOneMutation.graphql.ts";
import { useCall } from "../../../relay/useCall.ts";

/** Saves an offer. The price with VAT comes along, as visitors' pages show that one. */
export function useUpdateOneOnOne() {
  return useCall<useUpdateOneOnOneMutation>(graphql`
    mutation useUpdateOneOnOneMutation($command: UpdateOneOnOneCommand!) {
      updateOneOnOne(command: $command) {
        id
        priceWithVat
        revision
        ...OfferForm_offer
      }
    }
  `);
}
