import { lazy, Suspense, useState } from "react";
import { graphql } from "react-relay/hooks";
import { Navigate, useSearchParams } from "react-router";
import { PATHS } from "../../../domain/shared/paths.ts";
import type { BookingScreenQuery } from "../../../__generated__/BookingScreenQuery.graphql.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { useViewerTimeZone } from "../../../components/profiles/useViewerTimeZone.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { useMe, useSession } from "../../../session/SessionProvider.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { SkeletonText } from "../../../ui/Skeleton/Skeleton.tsx";
import type { AnswerDrafts } from "./answerDrafts.ts";
import { BookingLayout } from "./BookingLayout.tsx";
import { BookingSteps } from "./BookingSteps.tsx";
import { LogInPrompt } from "./LogInPrompt.tsx";
import { OfferAbout } from "./OfferAbout.tsx";
import { OfferHead } from "./OfferHead.tsx";
import { ScheduleStep } from "./ScheduleStep.tsx";
import { useBookingZone } from "./useBookingZone.ts";
import { useStepChanged } from "./useStepChanged.ts";

/** Forms and their rules arrive once a slot is chosen. */
const loadIntakeStep = () => import("./IntakeStep.tsx");
const IntakeStep = lazy(() => loadIntakeStep().then((m) => ({ default: m.IntakeStep })));

/** Booking a session: a slot, then the questions. Both steps have their address. */
export function BookingScreen() {
  const data = useRouteQuery<BookingScreenQuery>(graphql`
    query BookingScreenQuery(
      $slug: String!
      $id: ID!
      $bookingId: ID!
      $hasBooking: Boolean!
      $isSignedIn: Boolean!
    ) @preloadable {
      userPublicProfileBySlug(slug: $slug) {
        profileId
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
        title
        oneOnOne {
          id
        }
        ...OfferHead_booking
        ...BookingSteps_booking
        ...ScheduleStep_booking
        ...IntakeStep_booking
      }
      ...useViewerTimeZone_query @arguments(isSignedIn: $isSignedIn)
      ...ScheduleStep_query @arguments(isSignedIn: $isSignedIn)
      ...IntakeStep_query @alias(as: "questions") @include(if: $hasBooking)
      ...LogInPrompt_query
    }
  `);
  const { userPublicProfileBySlug: creator, oneOnOneById: offer } = data;
  const { bookingById: booking, questions } = data;
  const { host } = useSession();
  const ownZone = useViewerTimeZone({ query: data, browserZone: host.timeZone });
  const { timeZone, pick } = useBookingZone(ownZone);
  // Outlives the hold for which they were typed.
  const [drafts] = useState<AnswerDrafts>(() => new Map());

  const me = useMe();
  const [search] = useSearchParams();
  // What the questions are for; while a time is chosen, the offer is as it is now.
  const held = (search.get("step") === "details" && booking) || null;
  const step = held ? "details" : "schedule";
  const takesFocus = useStepChanged(step);

  const isElsewhere = offer.creatorId !== creator.profileId;
  const isOfAnother = booking != null && booking.oneOnOne.id !== offer.id;
  if (isElsewhere || isOfAnother) return <Navigate to={PATHS.notFound} replace />;

  return (
    <BookingLayout
      head={<OfferHead offer={offer} creator={creator} booking={held} />}
      about={<OfferAbout offer={offer} />}
    >
      <DocumentTitle>{`Book ${(held ?? offer).title}`}</DocumentTitle>
      {!me && <LogInPrompt query={data} />}
      {me && (
        <Stack gap="large">
          <BookingSteps offer={offer} booking={held} />
          {held && questions ? (
            <Suspense fallback={<SkeletonText lines={6} />}>
              <IntakeStep {...{ booking: held, timeZone, takesFocus, drafts }} query={questions} />
            </Suspense>
          ) : (
            <ScheduleStep
              {...{ offer, creator, booking, timeZone, takesFocus }}
              query={data}
              onTimeZoneChange={pick}
              onTake={loadIntakeStep}
            />
          )}
        </Stack>
      )}
    </BookingLayout>
  );
}
