import { graphql } from "react-relay/hooks";
import type { useUpdateUserProfileMutation } from "../../__generated__/useUpdateUserProfileMutation.graphql.ts";
import { useCall } from "../../relay/useCall.ts";

/** Saves the signed-in person's title and biography. */
export function useUpdateUserProfile() {
  return useCall<useUpdateUserProfileMutation>(graphql`
    mutation useUpdateUserProfileMutation($command: UpdateUserProfileCommand!) {
      updateUserProfile(command: $command) {
        id
        professionalTitle
        biography
        aboutRevision
      }
    }
  `);
}
