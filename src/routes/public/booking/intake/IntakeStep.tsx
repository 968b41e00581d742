import { use, useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Navigate } from "react-router";
import type {
  IntakeStep_booking$data,
  IntakeStep_booking$key,
} from "../../../../__generated__/IntakeStep_booking.graphql.ts";
import type { IntakeStep_offer$key } from "../../../../__generated__/IntakeStep_offer.graphql.ts";
import { HeldSlot, SlotToHold } from "../../../../components/bookings/HeldSlot.tsx";
import { HoldExpired } from "../../../../components/bookings/HoldExpired.tsx";
import { bookingDetailAddress, bookingTimeAddress } from "../../../../domain/bookings/addresses.ts";
import { knownStandingOf } from "../../../../domain/bookings/lifecycle.ts";
import { bookingAddress } from "../../../../domain/profiles/addresses.ts";
import { type Instant, parseInstant } from "../../../../domain/time/instant.ts";
import { PATHS } from "../../../../domain/shared/paths.ts";
import { ScreenCode } from "../../../../navigation/screenCode.ts";
import { useSession } from "../../../../session/SessionProvider.tsx";
import { Stack } from "../../../../ui/Layout/Layout.tsx";
import { IntakeForm } from "./IntakeForm.tsx";
import { StepHeading } from "../StepHeading.tsx";

interface IntakeStepProps {
  offer: IntakeStep_offer$key;
  /** The creator's. */
  slug: string;
  /** Null before the slot is held. */
  booking: IntakeStep_booking$key | null;
  /** The slot being taken; null before one is wanted. */
  at: Instant | null;
  timeZone: string;
  takesFocus: boolean;
  /** Counts the slots that could not be taken. */
  failures: number;
  /** Called by "Back" while the slot is being taken. */
  onGiveUp: () => void;
}

/** The questions, while the slot is the visitor's or becomes so. */
export function IntakeStep({ slug, at, timeZone, takesFocus, ...props }: IntakeStepProps) {
  const offer = useFragment(
    graphql`
      fragment IntakeStep_offer on OneOnOne {
        id
        intakeQuestions {
          question
        }
        ...IntakeForm_offer
      }
    `,
    props.offer,
  );
  const booking = useFragment(
    graphql`
      fragment IntakeStep_booking on Booking {
        id
        date
        state
        paymentStatus
        creator {
          isOwn
        }
        intakeQuestions {
          question
        }
        ...HeldSlot_booking
        ...HoldExpired_booking
        ...IntakeForm_booking
      }
    `,
    props.booking,
  );
  const { host } = useSession();
  const bringCode = use(ScreenCode);
  // Where one goes from here.
  useEffect(() => {
    bringCode(PATHS.bookingDetail);
    bringCode(PATHS.payment);
  }, [bringCode]);
  const stage = booking ? stageOf(booking) : "asking";
  // The booking whose questions were seen here.
  const [askedId, setAskedId] = useState<string>();
  if (booking && stage === "asking" && askedId !== booking.id) setAskedId(booking.id);

  if (booking && stage === "decided") {
    // One that was decided while it was looked at has just been booked.
    const more = askedId === booking.id ? ({ action: "continue" } as const) : {};
    const place = { slug, bookingId: booking.id };
    return <Navigate to={bookingDetailAddress({ ...place, ...more })} replace />;
  }
  if (booking && stage === "lost") {
    return (
      <HoldExpired
        booking={booking}
        heading={<StepHeading takesFocus={takesFocus}>This time is no longer held</StepHeading>}
      />
    );
  }
  const { intakeQuestions } = booking ?? offer;
  const slot = { timeZone, isLead: true };
  const place = { slug, offerId: offer.id };
  return (
    <Stack gap="large">
      <Stack>
        <StepHeading takesFocus={takesFocus}>A few words before we meet</StepHeading>
        {booking ? (
          <HeldSlot {...slot} booking={booking} clock={host} />
        ) : (
          at !== null && <SlotToHold {...slot} at={at} />
        )}
      </Stack>
      <IntakeForm
        // Others when the creator has changed them since the page was loaded.
        key={intakeQuestions.map(({ question }) => question).join("\n")}
        {...{ offer, slug, booking, timeZone }}
        backAddress={
          booking ? bookingTimeAddress({ ...place, bookingId: booking.id }) : bookingAddress(place)
        }
        at={booking ? parseInstant(booking.date) : at}
        failures={props.failures}
        onGiveUp={props.onGiveUp}
      />
    </Stack>
  );
}

/**
 * What the step shows: the questions, that the time is lost, or, once
 * decided, the booking's own page.
 */
function stageOf({
  creator,
  state,
  paymentStatus,
}: IntakeStep_booking$data): "asking" | "lost" | "decided" {
  if (creator.isOwn) return "decided";
  switch (knownStandingOf({ state, paymentStatus })) {
    case "HELD/FREE":
    case "HELD/PENDING":
      return "asking";
    case "LAPSED/FREE":
    case "LAPSED/EXPIRED":
    case "LAPSED/FAILED":
      return "lost";
    case "CONFIRMED/FREE":
    case "CONFIRMED/PAID":
    case "LAPSED/REFUNDED":
    case "CANCELLED/FREE":
    case "CANCELLED/PAID":
    case "CANCELLED/REFUNDED":
      return "decided";
  }
}
