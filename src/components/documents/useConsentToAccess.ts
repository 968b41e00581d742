import { graphql } from "react-relay/hooks";
import type { useConsentToAccessMutation } from "../../__generated__/useConsentToAccessMutation.graphql.ts";
import { useCall } from "../../relay/useCall.ts";

/** Agrees to the immediate delivery of a purchase. */
export function useConsentToAccess() {
  return useCall<useConsentToAccessMutation>(graphql`
    mutation useConsentToAccessMutation($command: ConsentToAccessCommand!) {
      consentToAccess(command: $command) {
        id
        awaitsConsent
      }
    }
  `);
}
