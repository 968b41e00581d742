import { graphql } from "react-relay/hooks";
import type { useUpdateBookMeUrlMutation } from "../../../__generated__/useUpdateBookMeUrlMutation.graphql.ts";
import { useCall } from "../../../relay/useCall.ts";

/** Changes the signed-in creator's booking page elsewhere. */
export function useUpdateBookMeUrl() {
  return useCall<useUpdateBookMeUrlMutation>(graphql`
    mutation useUpdateBookMeUrlMutation($command: UpdateBookMeUrlCommand!) {
      updateBookMeUrl(command: $command) {
        bookMeUrl
        bookMeUrlRevision
      }
    }
  `);
}
