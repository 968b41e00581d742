import { graphql, useFragment } from "react-relay/hooks";
import type { UnfinishedState_entry$key } from "../../../__generated__/UnfinishedState_entry.graphql.ts";
import {
  bookingDetailsAddress,
  bookingPaymentAddress,
} from "../../../domain/bookings/addresses.ts";
import { paymentStatusAddress } from "../../../domain/payments/addresses.ts";
import { formatTime } from "../../../domain/time/format.ts";
import { Badge } from "../../../ui/Badge/Badge.tsx";
import { ButtonLink } from "../../../ui/Button/Button.tsx";

interface UnfinishedStateProps {
  entry: UnfinishedState_entry$key;
  timeZone: string;
}

/** How long a session is held, and a link to keep it: the payment, or the questions before it. */
export function UnfinishedState({ entry, timeZone }: UnfinishedStateProps) {
  const { bookingId, catalogItemId, creatorSlug, holdExpiresAt, title, ...payment } = useFragment(
    graphql`
      fragment UnfinishedState_entry on BookingListEntry {
        bookingId
        catalogItemId
        creatorSlug
        holdExpiresAt
        paymentId
        paymentState
        title
      }
    `,
    entry,
  );
  const { paymentId, paymentState } = payment;
  const place = { slug: creatorSlug, bookingId };
  if (paymentId && paymentState === "PROCESSING") {
    return (
      <>
        <Badge tone="accent">Payment under way</Badge>
        <ButtonLink
          href={paymentStatusAddress({ paymentId, redirectUrl: null, creatorSlug })}
          aria-label={`Check its status: ${title}`}
        >
          Check its status
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      {holdExpiresAt && (
        <Badge tone="warning">Held until {formatTime(Date.parse(holdExpiresAt), timeZone)}</Badge>
      )}
      {paymentId ? (
        <ButtonLink
          variant="primary"
          href={bookingPaymentAddress({ ...place, paymentId })}
          aria-label={`Pay now: ${title}`}
        >
          Pay now
        </ButtonLink>
      ) : (
        <ButtonLink
          variant="primary"
          href={bookingDetailsAddress({ ...place, offerId: catalogItemId })}
          aria-label={`Finish booking: ${title}`}
        >
          Finish booking
        </ButtonLink>
      )}
    </>
  );
}
