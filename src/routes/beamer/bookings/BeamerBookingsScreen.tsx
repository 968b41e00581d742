import { graphql } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { BeamerBookingsScreenQuery } from "../../../__generated__/BeamerBookingsScreenQuery.graphql.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { PATHS } from "../../../domain/shared/paths.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { NavTabs } from "../../../ui/NavTabs/NavTabs.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";
import { BookingList } from "./BookingList.tsx";
import { periodOf } from "./period.ts";

/** The sessions that a creator gives. */
export function BeamerBookingsScreen() {
  const query = useRouteQuery<BeamerBookingsScreenQuery>(graphql`
    query BeamerBookingsScreenQuery($period: BookingPeriod!) @preloadable {
      ...BookingList_query @arguments(period: $period)
    }
  `);
  const [search] = useSearchParams();
  const period = periodOf(search);
  const isPast = period === "PAST";
  return (
    <Page>
      <DocumentTitle>Bookings</DocumentTitle>
      <Stack gap="large">
        <Heading level={1}>Bookings</Heading>
        <NavTabs
          label="Your sessions"
          tabs={[
            { href: PATHS.beamerBookings, label: "Upcoming", isCurrent: !isPast },
            { href: `${PATHS.beamerBookings}?tab=past`, label: "Past", isCurrent: isPast },
          ]}
        />
        <section aria-label={isPast ? "Past" : "Upcoming"}>
          <BookingList query={query} period={period} />
        </section>
      </Stack>
    </Page>
  );
}
