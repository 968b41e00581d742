import { graphql } from "react-relay/hooks";
import type { useChangeMailAddressMutation } from "../../__generated__/useChangeMailAddressMutation.graphql.ts";
import { useCall } from "../../relay/useCall.ts";

/** Names the address for the signed-in person's mails, which a link sent there confirms. */
export function useChangeMailAddress() {
  return useCall<useChangeMailAddressMutation>(graphql`
    mutation useChangeMailAddressMutation($command: ChangeMailAddressCommand!) {
      changeMailAddress(command: $command) {
        id
        mails {
          pendingAddress
          linkSentAt
          # oxlint-disable-next-line relay/must-colocate-fragment-spreads
          ...MailAddress_mails
        }
      }
    }
  `);
}
