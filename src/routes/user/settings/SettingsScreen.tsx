import { graphql } from "react-relay/hooks";
import type { SettingsScreenQuery } from "../../../__generated__/SettingsScreenQuery.graphql.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { BillingForm } from "../../../components/payments/BillingForm.tsx";
import { TimeZoneForm } from "../../../components/profiles/TimeZoneForm.tsx";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { useMe, useSession } from "../../../session/SessionProvider.tsx";
import { Divider, Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";

/** What a person sets once: when it is for them, and who is billed. */
export function SettingsScreen() {
  const query = useRouteQuery<SettingsScreenQuery>(graphql`
    query SettingsScreenQuery @preloadable {
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
        <Stack as="section">
          <Stack gap="tiny">
            <Heading level={2}>Billing settings</Heading>
            <Text tone="muted">We fill these in at checkout; you can change them there.</Text>
          </Stack>
          <BillingForm query={query} buyer={buyer} />
        </Stack>
      </Stack>
    </Page>
  );
}
