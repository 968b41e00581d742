import { graphql } from "react-relay/hooks";
import type { useSendFormMutation } from "../../__generated__/useSendFormMutation.graphql.ts";
import { useCall } from "../../relay/useCall.ts";

/** Sends a form to the operator of the site. */
export function useSendForm() {
  return useCall<useSendFormMutation>(graphql`
    mutation useSendFormMutation($command: SendFormCommand!) {
      sendForm(command: $command)
    }
  `);
}
