import { graphql, useFragment } from "react-relay/hooks";
import type { RefundRule_booking$key } from "../../../__generated__/RefundRule_booking.graphql.ts";
import { friendlyDate } from "../../../domain/time/format.ts";
import { Text } from "../../../ui/Type/Type.tsx";

interface RefundRuleProps {
  booking: RefundRule_booking$key;
  timeZone: string;
}

/** Until when the money for a session comes back to anyone who cancels it (docs/product.md 6.15). */
export function RefundRule({ booking, timeZone }: RefundRuleProps) {
  const { isRefundable, refundableUntil } = useFragment(
    graphql`
      fragment RefundRule_booking on Booking {
        isRefundable
        refundableUntil
      }
    `,
    booking,
  );
  return (
    <Text size="small" tone="muted">
      {isRefundable && refundableUntil != null
        ? `Cancel by ${friendlyDate(Date.parse(refundableUntil), timeZone)} for a full refund. After that, there’s no refund, unless the creator cancels.`
        : "This session begins in less than 24 hours, so there’s no refund if you cancel. If the creator cancels, you get all of it back."}
    </Text>
  );
}
