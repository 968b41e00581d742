import { graphql } from "react-relay/hooks";
import type { useUpdateBookingRulesMutation } from "../../../__generated__/useUpdateBookingRulesMutation.graphql.ts";
import { linkRoot } from "../../../relay/linkRoot.ts";
import { useCall } from "../../../relay/useCall.ts";

/** Saves the rules by which the signed-in creator, or one of their offers, can be booked. */
export function useUpdateBookingRules() {
  return useCall<useUpdateBookingRulesMutation>(
    graphql`
      mutation useUpdateBookingRulesMutation($command: UpdateBookingRulesCommand!) {
        updateBookingRules(command: $command) {
          id
          rules {
            revision
            ...savedRules_rules
          }
          ofOffers {
            oneOnOneId
            rules {
              revision
              ...savedRules_rules
            }
          }
        }
      }
    `,
    { updater: linkRoot({ answer: "updateBookingRules", field: "bookingRules" }) },
  );
}
