import { graphql } from "react-relay/hooks";
import type { useRefreshCalendarsMutation } from "../../../__generated__/useRefreshCalendarsMutation.graphql.ts";
import { useCall } from "../../../relay/useCall.ts";

/** Refreshes the calendars of the connected accounts. */
export function useRefreshCalendars() {
  return useCall<useRefreshCalendarsMutation>(graphql`
    mutation useRefreshCalendarsMutation {
      refreshCalendars {
        id
        calendarProfiles {
          id
          ...CalendarAccount_profile
        }
        ...DefaultCalendar_settings
      }
    }
  `);
}
