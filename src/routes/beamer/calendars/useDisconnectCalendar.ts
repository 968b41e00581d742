import { graphql } from "react-relay/hooks";
import type { useDisconnectCalendarMutation } from "../../../__generated__/useDisconnectCalendarMutation.graphql.ts";
import { useCall } from "../../../relay/useCall.ts";

/** Disconnects a calendar account. */
export function useDisconnectCalendar() {
  return useCall<useDisconnectCalendarMutation>(graphql`
    mutation useDisconnectCalendarMutation($command: DisconnectCalendarCommand!) {
      disconnectCalendar(command: $command) {
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
