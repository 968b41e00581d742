import { graphql } from "react-relay/hooks";
import type { useUpdateMeetingPlaceMutation } from "../../../../__generated__/useUpdateMeetingPlaceMutation.graphql.ts";
import { useCall } from "../../../../relay/useCall.ts";

/** Changes where the two of a session meet. The answer has what its page shows of it. */
export function useUpdateMeetingPlace() {
  return useCall<useUpdateMeetingPlaceMutation>(graphql`
    mutation useUpdateMeetingPlaceMutation($command: UpdateMeetingPlaceCommand!) {
      updateMeetingPlace(command: $command) {
        ...BookingHead_booking
        ...WhereToMeet_booking
        ...SessionHistory_booking
      }
    }
  `);
}
