import { graphql } from "react-relay/hooks";
import type { useUpdateDefaultCalendarMutation } from "../../../__generated__/useUpdateDefaultCalendarMutation.graphql.ts";
import { useCall } from "../../../relay/useCall.ts";

/** Chooses the calendar for bookings. */
export function useUpdateDefaultCalendar() {
  return useCall<useUpdateDefaultCalendarMutation>(graphql`
    mutation useUpdateDefaultCalendarMutation($command: UpdateDefaultCalendarCommand!) {
      updateDefaultCalendar(command: $command) {
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
