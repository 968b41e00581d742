import { graphql } from "react-relay/hooks";
import type { useUpdateMeetingPlaceMutation } from "../../../../__generated__/useUpdateMeetingPlaceMutation.graphql.ts";
import { useCall } from "../../../../relay/useCall.ts";

/** Changes the meeting place of a session. The answer has what its page shows of it. */
export function useUpdateMeetingPlace() {
  return useCall<useUpdateMeetingPlaceMutation>(graphql`
    mutation useUpdateMeetingPlaceMutation($command: UpdateMeetingPlaceCommand!) {
      updateMeetingPlace(command: $command) {
        placeChangeCount
        ...BookingHead_booking
        ...NextStep_booking
        ...WhereToMeet_booking
        ...SessionHistory_booking
      }
    }
  `);
}
