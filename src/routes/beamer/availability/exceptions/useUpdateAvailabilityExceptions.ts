import { graphql } from "react-relay/hooks";
import type { useUpdateAvailabilityExceptionsMutation } from "../../../../__generated__/useUpdateAvailabilityExceptionsMutation.graphql.ts";
import { linkRoot } from "../../../../relay/linkRoot.ts";
import { useCall } from "../../../../relay/useCall.ts";

/** Saves the exceptions from the signed-in creator's weekly hours. */
export function useUpdateAvailabilityExceptions() {
  return useCall<useUpdateAvailabilityExceptionsMutation>(
    graphql`
      mutation useUpdateAvailabilityExceptionsMutation(
        $command: UpdateAvailabilityExceptionsCommand!
      ) {
        updateAvailabilityExceptions(command: $command) {
          id
          revision
          exceptions {
            from
            to
            timeSlots {
              start
              end
            }
          }
        }
      }
    `,
    {
      updater: linkRoot({
        answer: "updateAvailabilityExceptions",
        field: "availabilityExceptions",
      }),
    },
  );
}
