import { graphql } from "react-relay/hooks";
import type { useDeleteEntitlementMutation } from "../../../__generated__/useDeleteEntitlementMutation.graphql.ts";
import { useCall } from "../../../relay/useCall.ts";

/** Takes a free item out of the library. */
export function useDeleteEntitlement() {
  return useCall<useDeleteEntitlementMutation>(graphql`
    mutation useDeleteEntitlementMutation($command: DeleteEntitlementCommand!) {
      deleteEntitlement(command: $command) {
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
