import { graphql } from "react-relay/hooks";
import type { useCreateEntitlementMutation } from "../../../__generated__/useCreateEntitlementMutation.graphql.ts";
import { useCall } from "../../../relay/useCall.ts";

/** Puts a free item into the library. */
export function useCreateEntitlement() {
  return useCall<useCreateEntitlementMutation>(graphql`
    mutation useCreateEntitlementMutation($command: CreateEntitlementCommand!) {
      createEntitlement(command: $command) {
        id
        ... on ReadableItem {
          hasEntitlement
          canRemoveFromLibrary
          canView
        }
      }
    }
  `);
}
