import { graphql } from "react-relay/hooks";
import type { useConfirmMailAddressMutation } from "../../../__generated__/useConfirmMailAddressMutation.graphql.ts";
import { useCall } from "../../../relay/useCall.ts";

/** Confirms the address that a link was sent to. */
export function useConfirmMailAddress() {
  return useCall<useConfirmMailAddressMutation>(graphql`
    mutation useConfirmMailAddressMutation($command: ConfirmMailAddressCommand!) {
      confirmMailAddress(command: $command)
    }
  `);
}
