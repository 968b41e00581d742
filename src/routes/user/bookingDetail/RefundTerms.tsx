import { graphql, useFragment } from "react-relay/hooks";
import type { RefundTerms_booking$key } from "../../../__generated__/RefundTerms_booking.graphql.ts";
import { friendlyDate } from "../../../domain/time/format.ts";

interface RefundTermsProps {
  booking: RefundTerms_booking$key;
  timeZone: string;
}

/** What becomes of the money when a session is cancelled (docs/product.md 6.15), for either side. */
export function RefundTerms({ booking, timeZone }: RefundTermsProps) {
  const { bookerName, isRefundable, refundableUntil, creator } = useFragment(
    graphql`
      fragment RefundTerms_booking on Booking {
        bookerName
        isRefundable
        refundableUntil
        creator {
          isOwn
        }
      }
    `,
    booking,
  );
  const until =
    refundableUntil == null ? null : friendlyDate(Date.parse(refundableUntil), timeZone);
  if (creator.isOwn) {
    return (
      <>
        <bdi>{bookerName}</bdi> gets a full refund if you cancel
        {isRefundable
          ? `, or if they cancel by ${until}.`
          : ". It’s too late for one if they cancel."}
      </>
    );
  }
  if (until === null) {
    return "There’s no refund if you cancel: you chose its time less than 24 hours ahead.";
  }
  return isRefundable
    ? `Cancel by ${until} for a full refund. After that, there’s no refund, unless the creator cancels.`
    : `It’s too late for a refund if you cancel: that was possible until ${until}.`;
}
