import { graphql } from "react-relay/hooks";
import type { useUpdateUserSettingsMutation } from "../../__generated__/useUpdateUserSettingsMutation.graphql.ts";
import { useCall } from "../../relay/useCall.ts";

/** Saves the zone in which the signed-in user's times are shown. */
export function useUpdateUserSettings() {
  return useCall<useUpdateUserSettingsMutation>(graphql`
    mutation useUpdateUserSettingsMutation($command: UpdateUserSettingsCommand!) {
      updateUserSettings(command: $command) {
        id
        timeZone
      }
    }
  `);
}
