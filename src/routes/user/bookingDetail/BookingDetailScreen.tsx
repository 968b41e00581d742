import { useRef } from "react";
import { graphql } from "react-relay/hooks";
import { Navigate, useLocation, useParams } from "react-router";
import type { BookingDetailScreenQuery } from "../../../__generated__/BookingDetailScreenQuery.graphql.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { useBookingZone } from "../../../components/bookings/useBookingZone.ts";
import { useViewerTimeZone } from "../../../components/profiles/useViewerTimeZone.ts";
import { bookingDetailAddress } from "../../../domain/bookings/addresses.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { AboutSession } from "./AboutSession.tsx";
import { BookingHead } from "./BookingHead.tsx";
import { Cancellation } from "./Cancellation.tsx";
import { IntakeAnswers } from "./IntakeAnswers.tsx";
import { NextStep } from "./NextStep.tsx";
import { SessionHistory } from "./SessionHistory.tsx";
import { WhereToMeet } from "./place/WhereToMeet.tsx";
import { WhoWasThere } from "./WhoWasThere.tsx";
import { useBookedAnswers } from "./useBookedAnswers.ts";

/** A booked or held session, for its booker and its creator. */
export function BookingDetailScreen() {
  const data = useRouteQuery<BookingDetailScreenQuery>(graphql`
    query BookingDetailScreenQuery($id: ID!) @preloadable {
      bookingById(id: $id) {
        id
        title
        creator {
          slug
        }
        ...useBookedAnswers_booking
        ...BookingHead_booking
        ...NextStep_booking
        ...IntakeAnswers_booking
        ...Cancellation_booking
        ...WhereToMeet_booking
        ...AboutSession_booking
        ...WhoWasThere_booking
        ...SessionHistory_booking
      }
      ...useViewerTimeZone_query @arguments(isSignedIn: true)
    }
  `);
  const { host } = useSession();
  const ownZone = useViewerTimeZone({ query: data, browserZone: host.timeZone });
  const { timeZone } = useBookingZone({ ownZone, tabStorage: host.tabStorage });
  const { slug: namedSlug } = useParams();
  const { search } = useLocation();
  const isFresh = new URLSearchParams(search).get("action") === "continue";
  const { bookingById: booking } = data;
  const { slug } = booking.creator;
  useBookedAnswers(booking);
  const heading = useRef<HTMLHeadingElement>(null);
  // Below another creator's name, or this one's in capitals.
  if (namedSlug !== slug) {
    return <Navigate to={bookingDetailAddress({ slug, bookingId: booking.id }) + search} replace />;
  }
  return (
    <Page>
      <DocumentTitle>{booking.title}</DocumentTitle>
      <Stack gap="huge">
        <Stack gap="large">
          <BookingHead {...{ booking, timeZone, isFresh, heading }} />
          <WhereToMeet {...{ booking, timeZone, heading }} />
          <NextStep {...{ booking, timeZone, isFresh, heading }} />
        </Stack>
        <Cancellation {...{ booking, timeZone }} />
        <IntakeAnswers booking={booking} />
        <AboutSession booking={booking} />
        <WhoWasThere {...{ booking, timeZone }} />
        <SessionHistory {...{ booking, timeZone }} />
      </Stack>
    </Page>
  );
}
