import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { PATHS } from "../../../domain/shared/paths.ts";
import type { UserOnboardingScreenQuery } from "../../../__generated__/UserOnboardingScreenQuery.graphql.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { knownZone } from "../../../domain/time/zones.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { Eyebrow, Heading, Text } from "../../../ui/Type/Type.tsx";
import { TimeZoneForm } from "./TimeZoneForm.tsx";
import { Welcome } from "./Welcome.tsx";

/** Two steps before the first visit home: the zone, and a welcome. */
export function UserOnboardingScreen() {
  const { userSettings } = useRouteQuery<UserOnboardingScreenQuery>(graphql`
    query UserOnboardingScreenQuery @preloadable {
      userSettings {
        timeZone
      }
    }
  `);
  const { host } = useSession();
  const [step, setStep] = useState<"zone" | "welcome">("zone");

  return (
    <Page width="narrow">
      <DocumentTitle>Welcome</DocumentTitle>
      <Card padding="large">
        {step === "zone" ? (
          <Stack gap="large">
            <Stack gap="small">
              <Eyebrow>One question</Eyebrow>
              <Heading level={1}>What time is it where you are?</Heading>
              <Text tone="muted">
                Creators here live all over the world. Tell us your time zone, and we’ll show all
                times in it.
              </Text>
            </Stack>
            <TimeZoneForm
              timeZone={knownZone(userSettings.timeZone, host.timeZone)}
              onDone={() => setStep("welcome")}
            />
          </Stack>
        ) : (
          <Welcome
            takesFocus
            greeting="Welcome"
            text="Your library and your sessions are ready. Everything you book or buy will be there."
            start={{ label: "Get started", to: PATHS.user }}
          />
        )}
      </Card>
    </Page>
  );
}
