import { graphql } from "react-relay/hooks";
import type { useDeleteCalendarFeedMutation } from "../../../__generated__/useDeleteCalendarFeedMutation.graphql.ts";
import { useCall } from "../../../relay/useCall.ts";

/** Ends the signed-in person's calendar address. */
export function useDeleteCalendarFeed() {
  return useCall<useDeleteCalendarFeedMutation>(graphql`
    mutation useDeleteCalendarFeedMutation {
      deleteCalendarFeed {
        id
        calendarFeed {
          createdAt
        }
      }
    }
  `);
}
