import { graphql, useFragment } from "react-relay/hooks";
import type { CancelledElsewhere_booking$key } from "../../../__generated__/CancelledElsewhere_booking.graphql.ts";
import { bookingAddress } from "../../../domain/profiles/addresses.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState/EmptyState.tsx";
import { calendar } from "../../../ui/Ornament/drawings/calendar.tsx";

/**
 * The buyer has cancelled the payment of a session, here or in another tab, and its time with it.
 */
export function CancelledElsewhere({ booking }: { booking: CancelledElsewhere_booking$key }) {
  const { creator, catalogItemId } = useFragment(
    graphql`
      fragment CancelledElsewhere_booking on Booking {
        creator {
          slug
        }
        catalogItemId
      }
    `,
    booking,
  );
  return (
    <EmptyState
      headingLevel={1}
      ornament={calendar}
      title="This payment was cancelled"
      action={
        <ButtonLink
          variant="primary"
          size="large"
          href={bookingAddress({ slug: creator.slug, offerId: catalogItemId })}
        >
          Choose another time
        </ButtonLink>
      }
    >
      You cancelled it, perhaps in another tab. Nothing was charged, and your time is no longer
      held. Pick a time again to book.
    </EmptyState>
  );
}
