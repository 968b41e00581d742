import { graphql, useFragment } from "react-relay/hooks";
import { Navigate, useSearchParams } from "react-router";
import { PATHS } from "../../../domain/shared/paths.ts";
import type { BookingScreen_booking$key } from "../../../__generated__/BookingScreen_booking.graphql.ts";
import type { BookingScreenQuery } from "../../../__generated__/BookingScreenQuery.graphql.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { usePresentAddress } from "../../../components/profiles/usePresentAddress.ts";
import { bookingDetailAddress } from "../../../domain/bookings/addresses.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { useMe } from "../../../session/SessionProvider.tsx";
import { useTrack } from "../../../session/useTrack.ts";
import { BookingFlow, preloadIntakeStep } from "./BookingFlow.tsx";
import { BookingLayout } from "./BookingLayout.tsx";
import { OfferAbout } from "./OfferAbout.tsx";
import { OfferHead } from "./OfferHead.tsx";

/** Booking a session: a slot, then the questions. Each step has its address. */
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
        ...BookingFlow_creator
      }
      oneOnOneById(id: $id) {
        title
        creatorId
        id
        ...OfferHead_offer
        ...OfferAbout_offer
        ...BookingFlow_offer @arguments(isSignedIn: $isSignedIn)
      }
      bookingById(id: $bookingId) @include(if: $hasBooking) {
        ...BookingScreen_booking
      }
      ...BookingFlow_query @arguments(isSignedIn: $isSignedIn)
    }
  `);
  const { userPublicProfileBySlug: creator, oneOnOneById: offer } = data;
  const booking = useFragment<BookingScreen_booking$key>(
    graphql`
      fragment BookingScreen_booking on Booking {
        id
        title
        state
        catalogItemId
        ...OfferHead_booking
        ...OfferAbout_booking
        ...BookingFlow_booking
      }
    `,
    data.bookingById,
  );
  const isElsewhere = offer.creatorId !== creator.profileId;
  const isOfAnother = booking != null && booking.catalogItemId !== offer.id;
  const isFound = !isElsewhere && !isOfAnother;
  usePresentAddress(creator.slug);
  useTrack(isFound ? { profileId: creator.profileId, isOwn: creator.isOwn } : null);

  const me = useMe();
  // What the questions are for; while a time is chosen, the offer is the current one.
  const held = (me && isAtDetails && booking) || null;

  if (!isFound) return <Navigate to={PATHS.notFound} replace />;
  // Going back after booking shows the booking, not an open calendar.
  if (booking && !held && booking.state === "CONFIRMED") {
    const place = { slug: creator.slug, bookingId: booking.id };
    return <Navigate to={bookingDetailAddress(place)} replace />;
  }

  return (
    <>
      <DocumentTitle>{`Book ${(held ?? offer).title}`}</DocumentTitle>
      <BookingLayout
        head={<OfferHead offer={offer} creator={creator} booking={held} />}
        about={<OfferAbout offer={offer} booking={held} />}
      >
        <BookingFlow
          // The state inside belongs to this offer alone.
          key={offer.id}
          {...{ offer, creator, booking }}
          query={data}
          isHeld={held !== null}
        />
      </BookingLayout>
    </>
  );
}
