import { graphql } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { useUpdateCatalogItemStatusMutation } from "../../__generated__/useUpdateCatalogItemStatusMutation.graphql.ts";
import { type MutationCall, useCall } from "../../relay/useCall.ts";

/**
 * Publishes, unpublishes or archives an item of the signed-in creator, or brings it back. The
 * page's lists are read anew afterwards, as the item may have left one of them.
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
