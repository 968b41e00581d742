import { graphql } from "react-relay/hooks";
import { ConnectionHandler } from "relay-runtime";
import type { useDeleteCatalogItemMutation } from "../../../__generated__/useDeleteCatalogItemMutation.graphql.ts";
import { type MutationCall, useCall } from "../../../relay/useCall.ts";

/** Deletes an archived item for good; it leaves the list of archived items with the answer. */
export function useDeleteCatalogItem(): MutationCall<useDeleteCatalogItemMutation> {
  return useCall<useDeleteCatalogItemMutation>(
    graphql`
      mutation useDeleteCatalogItemMutation($command: DeleteCatalogItemCommand!) {
        deleteCatalogItem(command: $command)
      }
    `,
    {
      updater(store, answer) {
        const list = ConnectionHandler.getConnection(
          store.getRoot(),
          "ArchivedItems_archivedItemsForCurrentCreator",
        );
        if (!list || !answer) return;
        ConnectionHandler.deleteNode(list, answer.deleteCatalogItem);
        list.setValue(Number(list.getValue("totalCount")) - 1, "totalCount");
      },
    },
  );
}
