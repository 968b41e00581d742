import { Activity, startTransition, useCallback, useLayoutEffect, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { BookingFlow_booking$key } from "../../../__generated__/BookingFlow_booking.graphql.ts";
import type { BookingFlow_creator$key } from "../../../__generated__/BookingFlow_creator.graphql.ts";
import type { BookingFlow_offer$key } from "../../../__generated__/BookingFlow_offer.graphql.ts";
import type { BookingFlow_query$key } from "../../../__generated__/BookingFlow_query.graphql.ts";
import { useBookingZone } from "../../../components/bookings/useBookingZone.ts";
import { useViewerTimeZone } from "../../../components/profiles/useViewerTimeZone.ts";
import { latePart } from "../../../navigation/lazily.ts";
import { useBrowserZone } from "../../../session/useBrowserZone.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { BookingProgress, BookingStep } from "./BookingLayout.tsx";
import { BookingSteps } from "./BookingSteps.tsx";
import { ScheduleStep } from "./schedule/ScheduleStep.tsx";
import { useStepChanged } from "./useStepChanged.ts";
import { useTakeSlot } from "./taking/useTakeSlot.ts";

/**
 * Forms and their rules load after the slots. They have no boundary of their own: React would keep
 * a brief fallback up for 300 ms.
 */
const { Part: IntakeStep, preload: preloadIntakeStep } = latePart(() =>
  import("./intake/IntakeStep.tsx").then((m) => m.IntakeStep),
);
export { preloadIntakeStep };

interface BookingFlowProps {
  offer: BookingFlow_offer$key;
  creator: BookingFlow_creator$key;
  /** The booking that the address names; null without one. */
  booking: BookingFlow_booking$key | null | undefined;
  query: BookingFlow_query$key;
  /** Whether the address is that of the questions, and the booking is the visitor's. */
  isHeld: boolean;
}

/**
 * The two steps. "Continue" shows the second at once, while the slot is still being taken: that
 * rarely fails, and then no answer is lost.
 */
export function BookingFlow({ isHeld, ...keys }: BookingFlowProps) {
  const offer = useFragment(
    graphql`
      fragment BookingFlow_offer on OneOnOne
      @argumentDefinitions(isSignedIn: { type: "Boolean!" }) {
        id
        ...BookingSteps_offer
        ...ScheduleStep_offer
        ...IntakeStep_offer @include(if: $isSignedIn) @alias(as: "intake")
      }
    `,
    keys.offer,
  );
  const creator = useFragment(
    graphql`
      fragment BookingFlow_creator on UserProfile {
        slug
        ...ScheduleStep_creator
      }
    `,
    keys.creator,
  );
  const booking = useFragment(
    graphql`
      fragment BookingFlow_booking on Booking {
        ...BookingSteps_booking
        ...ScheduleStep_booking
        ...IntakeStep_booking
      }
    `,
    keys.booking,
  );
  const query = useFragment(
    graphql`
      fragment BookingFlow_query on Query @argumentDefinitions(isSignedIn: { type: "Boolean!" }) {
        ...useViewerTimeZone_query @arguments(isSignedIn: $isSignedIn)
        ...ScheduleStep_query @arguments(isSignedIn: $isSignedIn)
      }
    `,
    keys.query,
  );
  const held = (isHeld && booking) || null;
  const { id: offerId, intake } = offer;
  const { slug } = creator;
  const { host } = useSession();
  const ownZone = useViewerTimeZone({ query, browserZone: useBrowserZone() });
  const zone = useBookingZone({ ownZone, tabStorage: host.tabStorage });
  const taking = useTakeSlot({ offerId, slug, timeZone: zone.timeZone, isHeld });
  const { attempt, failures, dismissRefusal, giveUp } = taking;

  // Rendered while a time is chosen: it takes a slow phone a third of a second.
  const [isNextReady, setNextReady] = useState(false);
  const prepareNext = useCallback(async () => {
    if (await preloadIntakeStep()) startTransition(() => setNextReady(true));
  }, []);
  // Without questions the offer was fetched as a visitor: the sign-in could not be renewed.
  const isAhead = Boolean(intake) && isNextReady && attempt?.isUnderWay === true;
  // As on a new page; the router sees none until the hold has its address.
  useLayoutEffect(() => {
    if (isAhead) scrollToTop();
  }, [isAhead]);
  const goBack = useCallback(() => {
    scrollToTop();
    giveUp();
  }, [giveUp]);
  const step = held || isAhead ? "details" : "schedule";
  const takesFocus = useStepChanged(step);

  return (
    <>
      <BookingProgress>
        <BookingSteps offer={offer} booking={held} current={step} />
      </BookingProgress>
      {!held && (
        <Activity mode={isAhead ? "hidden" : "visible"}>
          <ScheduleStep
            // Restarts at the time that could not be taken, with the times that are left.
            key={failures}
            {...{ offer, creator, booking, query, zone, takesFocus, attempt, dismissRefusal }}
            take={(at) => void taking.take(at)}
            prepareNext={prepareNext}
          />
        </Activity>
      )}
      {intake && (held || isNextReady) && (
        <BookingStep isForLater={step !== "details"}>
          <IntakeStep
            slug={slug}
            takesFocus={takesFocus && step === "details"}
            offer={intake}
            booking={held}
            at={attempt?.at ?? null}
            timeZone={zone.timeZone}
            failures={failures}
            onGiveUp={goBack}
          />
        </BookingStep>
      )}
    </>
  );
}

function scrollToTop() {
  window.scrollTo({ top: 0, behavior: "instant" });
}
