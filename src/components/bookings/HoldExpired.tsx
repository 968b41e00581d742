import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { HoldExpired_booking$key } from "../../__generated__/HoldExpired_booking.graphql.ts";
import { bookingTimeAddress } from "../../domain/bookings/addresses.ts";
import { ERRORS } from "../../domain/shared/errors.ts";
import { ButtonLink } from "../../ui/Button/Button.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Stack } from "../../ui/Layout/Layout.tsx";
import { calendar } from "../../ui/Ornament/drawings/calendar.tsx";
import { Text } from "../../ui/Type/Type.tsx";

interface HoldExpiredProps {
  booking: HoldExpired_booking$key;
  /** The heading of the step that it is in; without one it is a page of its own. */
  heading?: ReactNode;
}

/** The slot is no longer held: why, and a link to the times, the same one first. */
export function HoldExpired({ booking, heading }: HoldExpiredProps) {
  const {
    id: bookingId,
    creator,
    catalogItemId,
  } = useFragment(
    graphql`
      fragment HoldExpired_booking on Booking {
        id
        creator {
          slug
        }
        catalogItemId
      }
    `,
    booking,
  );
  const { message, nextStep } = ERRORS.HOLD_EXPIRED;
  const chooseAgain = (
    <ButtonLink
      variant="primary"
      size="large"
      href={bookingTimeAddress({ slug: creator.slug, offerId: catalogItemId, bookingId })}
    >
      Choose another time
    </ButtonLink>
  );
  if (heading === undefined) {
    return (
      <EmptyState headingLevel={1} ornament={calendar} title={message} action={chooseAgain}>
        Nothing was charged. {nextStep}
      </EmptyState>
    );
  }
  return (
    <Stack gap="large">
      <Stack gap="small">
        {heading}
        <Text tone="muted">
          {message} {nextStep}
        </Text>
      </Stack>
      <div>{chooseAgain}</div>
    </Stack>
  );
}
