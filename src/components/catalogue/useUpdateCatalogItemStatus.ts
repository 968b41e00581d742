import { graphql } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { useUpdateCatalogItemStatusMutation } from "../../__generated__/useUpdateCatalogItemStatusMutation.graphql.ts";
import { type MutationCall, useCall } from "../../relay/useCall.ts";

/**
 * Publishes, unpublishes, archives or restores an item of the signed-in creator. The page's lists
 * are refetched afterwards, as the item may have left one of them.
 */
export function useUpdateCatalogItemStatus(): MutationCall<useUpdateCatalogItemStatusMutation> {
  const { revalidate } = useRevalidator();
  const { run, isBusy } = useCall<useUpdateCatalogItemStatusMutation>(graphql`
    mutation useUpdateCatalogItemStatusMutation($command: UpdateCatalogItemStatusCommand!) {
      updateCatalogItemStatus(command: $command) {
        id
        status
      }
    }
  `);
  return {
    isBusy,
    async run(variables) {
      const response = await run(variables);
      void revalidate();
      return response;
    },
  };
}
