import { graphql } from "react-relay/hooks";
import type { useUpdateSlugMutation } from "../../__generated__/useUpdateSlugMutation.graphql.ts";
import { useRenewClaims } from "../../session/useRenewClaims.ts";
import { useCall, type MutationCall } from "../../relay/useCall.ts";

/** Changes the address of the signed-in creator's page; the header's links follow. */
export function useUpdateSlug(): MutationCall<useUpdateSlugMutation> {
  const renewClaims = useRenewClaims();
  const { run, isBusy } = useCall<useUpdateSlugMutation>(graphql`
    mutation useUpdateSlugMutation($command: UpdateSlugCommand!) {
      updateSlug(command: $command) {
        slug
      }
    }
  `);
  return {
    isBusy,
    run: async (variables) => {
      const answer = await run(variables);
      renewClaims();
      return answer;
    },
  };
}
