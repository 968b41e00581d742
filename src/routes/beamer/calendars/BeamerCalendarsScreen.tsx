import { useRef } from "react";
import { graphql } from "react-relay/hooks";
import type { BeamerCalendarsScreenQuery } from "../../../__generated__/BeamerCalendarsScreenQuery.graphql.ts";
import { AvailabilityPage } from "../../../components/availability/AvailabilityPage.tsx";
import { CalendarReturnNotice } from "../../../components/calendars/CalendarReturnNotice.tsx";
import { useCalendarReturn } from "../../../components/calendars/useCalendarReturn.ts";
import { useConnectCalendar } from "../../../components/calendars/useConnectCalendar.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { EmptyState } from "../../../ui/EmptyState/EmptyState.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { CalendarAccount } from "./CalendarAccount.tsx";
import { ConnectAccount } from "./ConnectAccount.tsx";
import { DefaultCalendar } from "./DefaultCalendar.tsx";
import { FreshCalendars } from "./FreshCalendars.tsx";

/** The calendar accounts whose busy times close slots, and the one calendar for bookings. */
export function BeamerCalendarsScreen() {
  const { userSettings } = useRouteQuery<BeamerCalendarsScreenQuery>(graphql`
    query BeamerCalendarsScreenQuery @preloadable {
      userSettings {
        calendarProfiles {
          id
          ...CalendarAccount_profile
        }
        defaultCalendarId
        ...DefaultCalendar_settings
      }
    }
  `);
  const { host } = useSession();
  const connecting = useConnectCalendar(host);
  const returned = useCalendarReturn(host);
  const heading = useRef<HTMLHeadingElement>(null);
  const accounts = userSettings.calendarProfiles;
  return (
    <AvailabilityPage>
      <DocumentTitle>Calendars</DocumentTitle>
      <Stack gap="large">
        <CalendarReturnNotice returned={returned} />
        {accounts.length > 0 && <FreshCalendars />}
        {accounts.length === 0 && !returned.isConnecting && (
          <EmptyState title="No calendar accounts connected...">
            Connect one, and nobody can book you while you’re busy elsewhere.
          </EmptyState>
        )}
        <DefaultCalendar settings={userSettings} />
        {accounts.map((account) => (
          <CalendarAccount
            key={account.id}
            profile={account}
            defaultCalendarId={userSettings.defaultCalendarId ?? null}
            connecting={connecting}
            focusAfter={heading}
          />
        ))}
        <ConnectAccount {...{ connecting, heading }} hasAccounts={accounts.length > 0} />
      </Stack>
    </AvailabilityPage>
  );
}
