import { graphql, useFragment } from "react-relay/hooks";
import { Navigate, useSearchParams } from "react-router";
import { PATHS } from "../../../domain/shared/paths.ts";
import type { BookingScreen_booking$key } from "../../../__generated__/BookingScreen_booking.graphql.ts";
import type { BookingScreenQuery } from "../../../__generated__/BookingScreenQuery.graphql.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { usePresentAddress } from "../../../components/profiles/usePresentAddress.ts";
import { useViewerTimeZone } from "../../../components/profiles/useViewerTimeZone.ts";
import { bookingDetailAddress } from "../../../domain/bookings/addresses.ts";
import { matchEnum } from "../../../relay/enums.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { useMe, useSession } from "../../../session/SessionProvider.tsx";
import { useTrack } from "../../../session/useTrack.ts";
import { BookingLayout } from "./BookingLayout.tsx";
import { BookingSteps } from "./BookingSteps.tsx";
import { OfferAbout } from "./OfferAbout.tsx";
import { OfferHead } from "./OfferHead.tsx";
import { ScheduleStep } from "./ScheduleStep.tsx";
import { useBookingZone } from "../../../components/bookings/useBookingZone.ts";
import { useStepChanged } from "./useStepChanged.ts";
import { latePart } from "../../../relay/lazily.ts";

/**
 * Forms and their rules come after the slots. They have no boundary of their own: a fallback that
 * shows for a moment would be held by React for 300 ms.
 */
const { Part: IntakeStep, preload: preloadIntakeStep } = latePart(() =>
  import("./IntakeStep.tsx").then((m) => m.IntakeStep),
);

/** Booking a session: a slot, then the questions. Both steps have their address. */
export function BookingScreen() {
  const [search] = useSearchParams();
  const isAtDetails = search.get("step") === "details";
  if (isAtDetails) void preloadIntakeStep();
  const data = useRouteQuery<BookingScreenQuery>(graphql`
    query BookingScreenQuery(
      $slug: String!
      $id: ID!
      $bookingId: ID!
      $hasBooking: Boolean!
      $isSignedIn: Boolean!
    ) @preloadable {
      userPublicProfileBySlug(slug: $slug) {
        isOwn
        profileId
        slug
        ...OfferHead_creator
        ...ScheduleStep_creator
      }
      oneOnOneById(id: $id) {
        id
        title
        creatorId
        ...OfferHead_offer
        ...OfferAbout_offer
        ...BookingSteps_offer
        ...ScheduleStep_offer
      }
      bookingById(id: $bookingId) @include(if: $hasBooking) {
        ...BookingScreen_booking
      }
      ...useViewerTimeZone_query @arguments(isSignedIn: $isSignedIn)
      ...ScheduleStep_query @arguments(isSignedIn: $isSignedIn)
    }
  `);
  const { userPublicProfileBySlug: creator, oneOnOneById: offer } = data;
  const booking = useFragment<BookingScreen_booking$key>(
    graphql`
      fragment BookingScreen_booking on Booking {
        id
        title
        state
        oneOnOne {
          id
        }
        ...OfferHead_booking
        ...BookingSteps_booking
        ...ScheduleStep_booking
        ...IntakeStep_booking
      }
    `,
    data.bookingById,
  );
  const isElsewhere = offer.creatorId !== creator.profileId;
  const isOfAnother = booking != null && booking.oneOnOne.id !== offer.id;
  const isFound = !isElsewhere && !isOfAnother;
  usePresentAddress(creator.slug);
  useTrack(isFound ? { profileId: creator.profileId, isOwn: creator.isOwn } : null);
  const { host } = useSession();
  const ownZone = useViewerTimeZone({ query: data, browserZone: host.timeZone });
  const zone = useBookingZone({ ownZone, tabStorage: host.tabStorage });

  const me = useMe();
  // What the questions are for; while a time is chosen, the offer is as it is now.
  const held = (me && isAtDetails && booking) || null;
  const step = held ? "details" : "schedule";
  const takesFocus = useStepChanged(step);

  if (!isFound) return <Navigate to={PATHS.notFound} replace />;
  // Somebody goes back after booking: what stands is shown, and no open calendar.
  if (booking && !held && matchEnum(booking.state, IS_BOOKED, false)) {
    const place = { slug: creator.slug, bookingId: booking.id };
    return <Navigate to={bookingDetailAddress(place)} replace />;
  }

  const frame = {
    head: <OfferHead offer={offer} creator={creator} booking={held} />,
    steps: <BookingSteps offer={offer} booking={held} />,
    about: <OfferAbout offer={offer} />,
  };
  return (
    <>
      <DocumentTitle>{`Book ${(held ?? offer).title}`}</DocumentTitle>
      {held ? (
        <BookingLayout {...frame}>
          <IntakeStep key={held.id} {...{ booking: held, timeZone: zone.timeZone, takesFocus }} />
        </BookingLayout>
      ) : (
        <ScheduleStep
          key={offer.id}
          {...{ frame, offer, creator, booking, zone, takesFocus }}
          query={data}
          preloadNext={preloadIntakeStep}
        />
      )}
    </>
  );
}

const IS_BOOKED = { HELD: false, CONFIRMED: true, CANCELLED: false, LAPSED: false } as const;
