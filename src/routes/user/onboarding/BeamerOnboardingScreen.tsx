import { useState } from "react";
import { graphql } from "react-relay/hooks";
import type { BeamerOnboardingScreenQuery } from "../../../__generated__/BeamerOnboardingScreenQuery.graphql.ts";
import { PATHS } from "../../../domain/shared/paths.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { Card } from "../../../ui/Card/Card.tsx";
import { Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { Eyebrow, Heading, Text } from "../../../ui/Type/Type.tsx";
import { BeamerOnboardingForm } from "./BeamerOnboardingForm.tsx";
import { ClaimedAddress } from "./ClaimedAddress.tsx";
import { Welcome } from "./Welcome.tsx";

/** A new creator's two steps: who they are, and a welcome. */
export function BeamerOnboardingScreen() {
  const { userProfile } = useRouteQuery<BeamerOnboardingScreenQuery>(graphql`
    query BeamerOnboardingScreenQuery @preloadable {
      userProfile {
        ...BeamerOnboardingForm_profile
      }
    }
  `);
  const [step, setStep] = useState<"person" | "welcome">("person");
  return (
    <Page width="narrow">
      <DocumentTitle>Welcome</DocumentTitle>
      <Card padding="large">
        {step === "person" ? (
          <Stack gap="large">
            <Stack gap="small">
              <Eyebrow>Before you start</Eyebrow>
              <Heading level={1}>Show who you are</Heading>
              <Text tone="muted">
                A picture and what you do: the first things people see. You can change all of it
                later.
              </Text>
            </Stack>
            <BeamerOnboardingForm profile={userProfile} onDone={() => setStep("welcome")} />
          </Stack>
        ) : (
          <Welcome
            takesFocus
            greeting="Welcome to the stage"
            text="Your page is ready: add what you offer, and share it."
            start={{ label: "Start creating", to: PATHS.beamer }}
          >
            <ClaimedAddress />
          </Welcome>
        )}
      </Card>
    </Page>
  );
}
