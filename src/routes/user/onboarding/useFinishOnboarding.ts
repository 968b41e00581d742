import { graphql } from "react-relay/hooks";
import type { useFinishOnboardingMutation } from "../../../__generated__/useFinishOnboardingMutation.graphql.ts";
import { useCall } from "../../../relay/useCall.ts";
import { useSession } from "../../../session/SessionProvider.tsx";

/** Marks the onboarding of the signed-in person's role as done, and takes the new token over. */
export function useFinishOnboarding() {
  const { accept } = useSession();
  const { run, isBusy } = useCall<useFinishOnboardingMutation>(graphql`
    mutation useFinishOnboardingMutation {
      finishOnboarding {
        token
      }
    }
  `);
  const finish = async () => {
    const { finishOnboarding } = await run({});
    accept(finishOnboarding.token);
  };
  return { finish, isBusy };
}
