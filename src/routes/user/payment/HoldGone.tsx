import { graphql, useFragment } from "react-relay/hooks";
import type { HoldGone_booking$key } from "../../../__generated__/HoldGone_booking.graphql.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { bookingAddress } from "../../../domain/profiles/addresses.ts";
import { ERRORS } from "../../../domain/shared/errors.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState/EmptyState.tsx";
import { Page } from "../../../ui/Layout/Layout.tsx";
import { calendar } from "../../../ui/Ornament/drawings/calendar.tsx";

/** The slot that a payment was for is no longer held. */
export function HoldGone({ booking }: { booking: HoldGone_booking$key }) {
  const { creator, oneOnOne } = useFragment(
    graphql`
      fragment HoldGone_booking on Booking {
        creator {
          slug
        }
        oneOnOne {
          id
        }
      }
    `,
    booking,
  );
  const { message, nextStep } = ERRORS.HOLD_EXPIRED;
  return (
    <Page width="narrow">
      <DocumentTitle>Payment</DocumentTitle>
      <EmptyState
        headingLevel={1}
        ornament={calendar}
        title={message}
        action={
          <ButtonLink
            variant="primary"
            size="large"
            href={bookingAddress({ slug: creator.slug, offerId: oneOnOne.id })}
          >
            Choose another time
          </ButtonLink>
        }
      >
        Nothing was charged. {nextStep}
      </EmptyState>
    </Page>
  );
}
