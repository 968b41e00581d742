import { graphql, useFragment } from "react-relay/hooks";
import { Navigate } from "react-router";
import type { DetailsStep_booking$key } from "../../__generated__/DetailsStep_booking.graphql.ts";
import type { DetailsStep_query$key } from "../../__generated__/DetailsStep_query.graphql.ts";
import { bookingAddress, bookingDetailAddress } from "../../domain/addresses.ts";
import { Stack } from "../../ui/Layout/Layout.tsx";
import { HeldSlot } from "./HeldSlot.tsx";
import { IntakeForm } from "./IntakeForm.tsx";
import { SlotLost } from "./SlotLost.tsx";
import { StepHeading } from "./StepHeading.tsx";

interface DetailsStepProps {
  booking: DetailsStep_booking$key;
  query: DetailsStep_query$key;
  timeZone: string;
  takesFocus: boolean;
}

/** The questions, while the slot is the visitor's. */
export function DetailsStep({ booking, query, timeZone, takesFocus }: DetailsStepProps) {
  const data = useFragment(
    graphql`
      fragment DetailsStep_booking on Booking {
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
        ...IntakeForm_booking
      }
    `,
    booking,
  );
  const questions = useFragment(
    graphql`
      fragment DetailsStep_query on Query {
        ...IntakeForm_query
      }
    `,
    query,
  );
  const { id: bookingId, paymentStatus, creator, oneOnOne } = data;
  const { slug } = creator;
  const scheduleAddress = bookingAddress({ slug, offerId: oneOnOne.id });

  if (creator.isOwn || paymentStatus === "PAID" || paymentStatus === "REFUNDED") {
    return <Navigate to={bookingDetailAddress({ slug, bookingId })} replace />;
  }
  if (paymentStatus === "EXPIRED" || paymentStatus === "FAILED") {
    return <SlotLost scheduleAddress={scheduleAddress} takesFocus={takesFocus} />;
  }
  return (
    <Stack gap="large">
      <Stack>
        <StepHeading takesFocus={takesFocus}>A few words before we meet</StepHeading>
        <HeldSlot booking={data} timeZone={timeZone} />
      </Stack>
      <IntakeForm
        booking={data}
        query={questions}
        backAddress={`${scheduleAddress}?${new URLSearchParams({ booking: bookingId })}`}
      />
    </Stack>
  );
}
