import { graphql, useFragment } from "react-relay/hooks";
import type { MoneyOnCancelling_booking$key } from "../../../../__generated__/MoneyOnCancelling_booking.graphql.ts";
import { formatEuro, toCents } from "../../../../domain/payments/money.ts";
import { friendlyDate } from "../../../../domain/time/format.ts";

interface MoneyOnCancellingProps {
  booking: MoneyOnCancelling_booking$key;
  isRefunded: boolean;
  timeZone: string;
}

/** What becomes of the money when a session is cancelled now, with the sum. */
export function MoneyOnCancelling({ booking, isRefunded, timeZone }: MoneyOnCancellingProps) {
  const { paymentStatus, bookerName, price, refundableUntil, payment, creator } = useFragment(
    graphql`
      fragment MoneyOnCancelling_booking on Booking {
        paymentStatus
        bookerName
        price
        refundableUntil
        payment {
          amountWithVat
        }
        creator {
          isOwn
        }
      }
    `,
    booking,
  );
  if (paymentStatus === "FREE") return "It was free, so there’s nothing to refund.";
  if (creator.isOwn) {
    return (
      <>
        <bdi>{bookerName}</bdi> gets a full refund ({amount(price)} excl. VAT), so you earn nothing
        from it.
      </>
    );
  }
  if (!isRefunded) {
    if (refundableUntil == null) {
      return "You won’t get your money back: you chose its time less than 24 hours ahead.";
    }
    const until = friendlyDate(Date.parse(refundableUntil), timeZone);
    return `You won’t get your money back: that was possible until ${until}.`;
  }
  const paid = payment == null ? "Your money" : amount(payment.amountWithVat);
  return `${paid} goes back to the card you paid with.`;
}

const amount = (euro: number) => formatEuro(toCents(euro));
