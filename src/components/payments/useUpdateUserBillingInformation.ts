import { graphql } from "react-relay/hooks";
import type { useUpdateUserBillingInformationMutation } from "../../__generated__/useUpdateUserBillingInformationMutation.graphql.ts";
import { useCall } from "../../relay/useCall.ts";

/** Saves the billing details that payments start from. */
export function useUpdateUserBillingInformation() {
  return useCall<useUpdateUserBillingInformationMutation>(graphql`
    mutation useUpdateUserBillingInformationMutation(
      $command: UpdateUserBillingInformationCommand!
    ) {
      updateUserBillingInformation(command: $command) {
        id
        billingInformation {
          id
          # oxlint-disable-next-line relay/must-colocate-fragment-spreads
          ...useBillingDefaults_billing
        }
      }
    }
  `);
}
