import { graphql, useFragment } from "react-relay/hooks";
import { Navigate } from "react-router";
import type { IntakeStep_booking$key } from "../../../__generated__/IntakeStep_booking.graphql.ts";
import type { IntakeStep_query$key } from "../../../__generated__/IntakeStep_query.graphql.ts";
import { HeldSlot } from "../../../components/bookings/HeldSlot.tsx";
import { HoldExpired } from "../../../components/bookings/HoldExpired.tsx";
import { bookingDetailAddress } from "../../../domain/bookings/addresses.ts";
import { bookingAddress } from "../../../domain/profiles/addresses.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { IntakeForm } from "./IntakeForm.tsx";
import { StepHeading } from "./StepHeading.tsx";

interface IntakeStepProps {
  booking: IntakeStep_booking$key;
  query: IntakeStep_query$key;
  timeZone: string;
  takesFocus: boolean;
}

/** The questions, while the slot is the visitor's. */
export function IntakeStep({ booking, query, timeZone, takesFocus }: IntakeStepProps) {
  const data = useFragment(
    graphql`
      fragment IntakeStep_booking on Booking {
        id
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
  const questions = useFragment(
    graphql`
      fragment IntakeStep_query on Query {
        ...IntakeForm_query
      }
    `,
    query,
  );
  const { host } = useSession();
  const { id: bookingId, paymentStatus, creator, oneOnOne } = data;
  const { slug } = creator;
  const scheduleAddress = bookingAddress({ slug, offerId: oneOnOne.id });

  if (creator.isOwn || paymentStatus === "PAID" || paymentStatus === "REFUNDED") {
    return <Navigate to={bookingDetailAddress({ slug, bookingId })} replace />;
  }
  if (paymentStatus === "EXPIRED" || paymentStatus === "FAILED") {
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
        query={questions}
        backAddress={`${scheduleAddress}?${new URLSearchParams({ booking: bookingId })}`}
      />
    </Stack>
  );
}
