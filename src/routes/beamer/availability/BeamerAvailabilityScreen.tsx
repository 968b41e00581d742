import { graphql } from "react-relay/hooks";
import type { BeamerAvailabilityScreenQuery } from "../../../__generated__/BeamerAvailabilityScreenQuery.graphql.ts";
import { AvailabilityPage } from "../../../components/availability/AvailabilityPage.tsx";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { PATHS } from "../../../domain/shared/paths.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState/EmptyState.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { HoursEditor } from "./HoursEditor.tsx";
import { NeedsCalendar } from "./NeedsCalendar.tsx";

/** The weekly hours in which a creator can be booked. A first calendar comes before them. */
export function BeamerAvailabilityScreen() {
  const query = useRouteQuery<BeamerAvailabilityScreenQuery>(graphql`
    query BeamerAvailabilityScreenQuery @preloadable {
      userSettings {
        calendarProfiles {
          __typename
        }
        ...NeedsCalendar_settings
      }
      availabilitySettings {
        __typename
      }
      ...HoursEditor_query
    }
  `);
  const { userSettings, availabilitySettings } = query;
  const needsCalendarFirst = userSettings.calendarProfiles.length === 0 && !availabilitySettings;
  return (
    <AvailabilityPage>
      <DocumentTitle>Availability</DocumentTitle>
      {needsCalendarFirst ? (
        <EmptyState
          title="Connect a calendar first"
          action={
            <ButtonLink variant="primary" href={PATHS.beamerCalendars}>
              Connect a calendar
            </ButtonLink>
          }
        >
          It keeps visitors from booking you while you’re busy elsewhere. Then set your weekly hours
          here.
        </EmptyState>
      ) : (
        <Stack gap="large">
          <NeedsCalendar settings={userSettings} />
          <HoursEditor query={query} />
        </Stack>
      )}
    </AvailabilityPage>
  );
}
