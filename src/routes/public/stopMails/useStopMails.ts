import { graphql } from "react-relay/hooks";
import type { useStopMailsMutation } from "../../../__generated__/useStopMailsMutation.graphql.ts";
import { useCall } from "../../../relay/useCall.ts";

/** Turns off what the link in a mail names. */
export function useStopMails() {
  return useCall<useStopMailsMutation>(graphql`
    mutation useStopMailsMutation($command: StopMailsCommand!) {
      stopMails(command: $command)
    }
  `);
}
