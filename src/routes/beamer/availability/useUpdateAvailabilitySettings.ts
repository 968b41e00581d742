import { graphql } from "react-relay/hooks";
import type { useUpdateAvailabilitySettingsMutation } from "../../../__generated__/useUpdateAvailabilitySettingsMutation.graphql.ts";
import { linkRoot } from "../../../relay/linkRoot.ts";
import { useCall } from "../../../relay/useCall.ts";

/** Saves the signed-in creator's weekly hours. */
export function useUpdateAvailabilitySettings() {
  return useCall<useUpdateAvailabilitySettingsMutation>(
    graphql`
      mutation useUpdateAvailabilitySettingsMutation($command: UpdateAvailabilitySettingsCommand!) {
        updateAvailabilitySettings(command: $command) {
          id
          timeZone
          revision
          dailyAvailabilities {
            day
            timeSlots {
              start
              end
            }
          }
        }
      }
    `,
    { updater: linkRoot({ answer: "updateAvailabilitySettings", field: "availabilitySettings" }) },
  );
}
