import type { ComponentProps, ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { Settings_query$key } from "../../__generated__/Settings_query.graphql.ts";
import { Divider, Page, Stack } from "../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../ui/Type/Type.tsx";
import { CalendarFeed } from "../bookings/calendarFeed/CalendarFeed.tsx";
import { Mails } from "../messages/Mails.tsx";
import { DocumentTitle } from "../page/DocumentTitle.tsx";
import { BillingForm } from "../payments/BillingForm.tsx";
import { TimeZoneForm } from "./TimeZoneForm.tsx";

interface SettingsProps
  extends
    Pick<ComponentProps<typeof TimeZoneForm>, "browserZone" | "now">,
    Pick<ComponentProps<typeof BillingForm>, "buyer"> {
  query: Settings_query$key;
  /** What the billing details are for. */
  billingHint: string;
  /** Sections between mails and billing. */
  children?: ReactNode;
}

/** What everybody sets once: the time zone, the calendar, mails, and who is billed. */
export function Settings({ query, buyer, browserZone, now, billingHint, children }: SettingsProps) {
  const data = useFragment(
    graphql`
      fragment Settings_query on Query {
        userSettings {
          ...TimeZoneForm_settings
          ...CalendarFeed_settings
          ...Mails_settings
        }
        ...BillingForm_query
      }
    `,
    query,
  );
  return (
    <Page>
      <DocumentTitle>Settings</DocumentTitle>
      <Stack gap="large">
        <Heading level={1}>Settings</Heading>
        <Stack as="section">
          <Heading level={2}>Time zone</Heading>
          <TimeZoneForm settings={data.userSettings} browserZone={browserZone} now={now} />
        </Stack>
        <Divider />
        <CalendarFeed settings={data.userSettings} browserZone={browserZone} />
        <Divider />
        <Mails settings={data.userSettings} {...{ browserZone, now }} />
        <Divider />
        {children}
        <Stack as="section">
          <Stack gap="tiny">
            <Heading level={2}>Billing settings</Heading>
            <Text tone="muted">{billingHint}</Text>
          </Stack>
          <BillingForm query={data} buyer={buyer} />
        </Stack>
      </Stack>
    </Page>
  );
}
