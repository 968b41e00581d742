import { graphql } from "react-relay/hooks";
import type { SettingsScreenQuery } from "../../../__generated__/SettingsScreenQuery.graphql.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { Divider, Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { BillingForm } from "./BillingForm.tsx";
import { TimeZoneForm } from "./TimeZoneForm.tsx";

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
  return (
    <Page>
      <DocumentTitle>Settings</DocumentTitle>
      <Stack gap="large">
        <Heading level={1}>Settings</Heading>
        <Stack as="section">
          <Heading level={2}>Time zone</Heading>
          <TimeZoneForm settings={query.userSettings} />
        </Stack>
        <Divider />
        <Stack as="section">
          <Stack gap="tiny">
            <Heading level={2}>Billing settings</Heading>
            <Text tone="muted">Every payment starts from these details; each can change them.</Text>
          </Stack>
          <BillingForm query={query} />
        </Stack>
      </Stack>
    </Page>
  );
}
