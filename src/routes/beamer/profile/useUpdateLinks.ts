import { graphql } from "react-relay/hooks";
import type { useUpdateLinksMutation } from "../../../__generated__/useUpdateLinksMutation.graphql.ts";
import { useCall } from "../../../relay/useCall.ts";

/** Replaces the signed-in creator's links. */
export function useUpdateLinks() {
  return useCall<useUpdateLinksMutation>(graphql`
    mutation useUpdateLinksMutation($command: UpdateLinksCommand!) {
      updateLinks(command: $command) {
        links {
          ...ProfileLinks_links
        }
        linksRevision
        ...LinksForm_profile
      }
    }
  `);
}
