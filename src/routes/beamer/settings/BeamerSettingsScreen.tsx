import { graphql } from "react-relay/hooks";
import type { BeamerSettingsScreenQuery } from "../../../__generated__/BeamerSettingsScreenQuery.graphql.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { BillingForm } from "../../../components/payments/BillingForm.tsx";
import { TimeZoneForm } from "../../../components/profiles/TimeZoneForm.tsx";
import { PATHS } from "../../../domain/shared/paths.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { useMe, useSession } from "../../../session/SessionProvider.tsx";
import { Divider, Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { Link } from "../../../ui/Link/Link.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";

/** What a creator sets once: when it is for them, how they are paid, and who is billed. */
export function BeamerSettingsScreen() {
  const query = useRouteQuery<BeamerSettingsScreenQuery>(graphql`
    query BeamerSettingsScreenQuery @preloadable {
      userSettings {
        ...TimeZoneForm_settings
      }
      ...BillingForm_query
    }
  `);
  const { host } = useSession();
  const buyer = useMe();
  return (
    <Page>
      <DocumentTitle>Settings</DocumentTitle>
      <Stack gap="large">
        <Heading level={1}>Settings</Heading>
        <Stack as="section">
          <Heading level={2}>Time zone</Heading>
          <TimeZoneForm
            settings={query.userSettings}
            browserZone={host.timeZone}
            now={host.now()}
          />
        </Stack>
        <Divider />
        <Stack as="section" gap="small">
          <Heading level={2}>Payouts</Heading>
          <Text>We don’t make payouts yet, so there is nothing to set up here.</Text>
          <Text tone="muted">
            We still record every sale: <Link href={PATHS.beamerEarnings}>Earnings</Link> shows what
            you’re owed, to the cent.
          </Text>
        </Stack>
        <Divider />
        <Stack as="section">
          <Stack gap="tiny">
            <Heading level={2}>Billing settings</Heading>
            <Text tone="muted">
              For what you buy from other creators. We fill these in at checkout; you can change
              them there.
            </Text>
          </Stack>
          <BillingForm query={query} buyer={buyer} />
        </Stack>
      </Stack>
    </Page>
  );
}
