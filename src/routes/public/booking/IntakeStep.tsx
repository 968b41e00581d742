import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Navigate } from "react-router";
import type { IntakeStep_booking$key } from "../../../__generated__/IntakeStep_booking.graphql.ts";
import { HeldSlot } from "../../../components/bookings/HeldSlot.tsx";
import { HoldExpired } from "../../../components/bookings/HoldExpired.tsx";
import { bookingDetailAddress, bookingTimeAddress } from "../../../domain/bookings/addresses.ts";
import { type BookingStanding, knownStandingOf } from "../../../domain/bookings/lifecycle.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { IntakeForm } from "./IntakeForm.tsx";
import { StepHeading } from "./StepHeading.tsx";

interface IntakeStepProps {
  booking: IntakeStep_booking$key;
  timeZone: string;
  takesFocus: boolean;
}

/** The questions, while the slot is the visitor's. */
export function IntakeStep({ booking, timeZone, takesFocus }: IntakeStepProps) {
  const data = useFragment(
    graphql`
      fragment IntakeStep_booking on Booking {
        id
        state
        paymentStatus
        creator {
          slug
          isOwn
        }
        oneOnOne {
          id
        }
        ...HeldSlot_booking
        ...HoldExpired_booking
        ...IntakeForm_booking
      }
    `,
    booking,
  );
  const { host } = useSession();
  const { id: bookingId, state, paymentStatus, creator, oneOnOne } = data;
  const { slug } = creator;

  const stage = creator.isOwn ? "decided" : stageOf(knownStandingOf({ state, paymentStatus }));
  const [firstStage] = useState(stage);
  if (stage === "decided") {
    // One that was decided while it was looked at has just been booked.
    const more = firstStage === "asking" ? ({ action: "continue" } as const) : {};
    return <Navigate to={bookingDetailAddress({ slug, bookingId, ...more })} replace />;
  }
  if (stage === "lost") {
    return (
      <HoldExpired
        booking={data}
        heading={<StepHeading takesFocus={takesFocus}>This time is no longer held</StepHeading>}
      />
    );
  }
  return (
    <Stack gap="large">
      <Stack>
        <StepHeading takesFocus={takesFocus}>A few words before we meet</StepHeading>
        <HeldSlot booking={data} timeZone={timeZone} clock={host} isLead />
      </Stack>
      <IntakeForm
        booking={data}
        backAddress={bookingTimeAddress({ slug, bookingId, offerId: oneOnOne.id })}
      />
    </Stack>
  );
}

/**
 * What the step shows: the questions, that the time is lost, or, once
 * decided, the booking's own page.
 */
function stageOf(standing: BookingStanding): "asking" | "lost" | "decided" {
  switch (standing) {
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
