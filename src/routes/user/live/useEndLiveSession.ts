import { graphql } from "react-relay/hooks";
import type { useEndLiveSessionMutation } from "../../../__generated__/useEndLiveSessionMutation.graphql.ts";
import { useCall } from "../../../relay/useCall.ts";

/** Ends a live session for both. */
export function useEndLiveSession() {
  return useCall<useEndLiveSessionMutation>(graphql`
    mutation useEndLiveSessionMutation($command: EndLiveSessionCommand!) {
      endLiveSession(command: $command) {
        id
        status
      }
    }
  `);
}
