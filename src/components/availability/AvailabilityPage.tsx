import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { PATHS } from "../../domain/shared/paths.ts";
import { Page, Stack } from "../../ui/Layout/Layout.tsx";
import { NavTabs } from "../../ui/NavTabs/NavTabs.tsx";
import { Heading, Text } from "../../ui/Type/Type.tsx";

const TABS = [
  { label: "Weekly hours", href: PATHS.beamerAvailability },
  { label: "Booking rules", href: PATHS.beamerBookingRules },
  { label: "Calendars", href: PATHS.beamerCalendars },
] as const;

/** What the pages about a creator's time have in common: their heading and their tabs. */
export function AvailabilityPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Page width="wide">
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={1}>Availability</Heading>
          <Text tone="muted">
            Your hours and days off, your booking rules and your calendars decide when people can
            book you.
          </Text>
        </Stack>
        <NavTabs
          label="Availability"
          tabs={TABS.map((tab) => ({ ...tab, isCurrent: tab.href === pathname }))}
        />
        {children}
      </Stack>
    </Page>
  );
}
