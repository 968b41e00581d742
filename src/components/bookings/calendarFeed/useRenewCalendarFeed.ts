import { graphql } from "react-relay/hooks";
import type { useRenewCalendarFeedMutation } from "../../../__generated__/useRenewCalendarFeedMutation.graphql.ts";
import { useCall } from "../../../relay/useCall.ts";

/** Makes an address for the signed-in person's calendar; a former one stops working. */
export function useRenewCalendarFeed() {
  return useCall<useRenewCalendarFeedMutation>(graphql`
    mutation useRenewCalendarFeedMutation($command: RenewCalendarFeedCommand!) {
      renewCalendarFeed(command: $command) {
        address
        userSettings {
          id
          calendarFeed {
            createdAt
          }
        }
      }
    }
  `);
}
