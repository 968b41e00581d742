import { graphql } from "react-relay/hooks";
import type { useUpdateTimeZoneMutation } from "../../__generated__/useUpdateTimeZoneMutation.graphql.ts";
import { useCall } from "../../relay/useCall.ts";

/** Saves the zone in which the signed-in user's times are shown. */
export function useUpdateTimeZone() {
  return useCall<useUpdateTimeZoneMutation>(graphql`
    mutation useUpdateTimeZoneMutation($command: UpdateUserSettingsCommand!) {
      updateUserSettings(command: $command) {
        id
        timeZone
      }
    }
  `);
}
