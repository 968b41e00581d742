import { graphql } from "react-relay/hooks";
import type { useToggleCalendarMutation } from "../../../__generated__/useToggleCalendarMutation.graphql.ts";
import { useCall } from "../../../relay/useCall.ts";

/** Turns a calendar's busy times on or off. */
export function useToggleCalendar() {
  return useCall<useToggleCalendarMutation>(graphql`
    mutation useToggleCalendarMutation($command: ToggleCalendarEnabledForBookingCommand!) {
      toggleCalendarEnabledForBooking(command: $command) {
        id
        isEnabled
      }
    }
  `);
}
