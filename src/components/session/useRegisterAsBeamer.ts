import { graphql } from "react-relay/hooks";
import type { useRegisterAsBeamerMutation } from "../../__generated__/useRegisterAsBeamerMutation.graphql.ts";
import { useCall } from "../../relay/useCall.ts";

/** Makes the signed-in user a beamer. The answer is false if the code doesn't exist. */
export function useRegisterAsBeamer() {
  return useCall<useRegisterAsBeamerMutation>(graphql`
    mutation useRegisterAsBeamerMutation($command: RegisterAsBeamerCommand!) {
      registerAsBeamer(command: $command)
    }
  `);
}
