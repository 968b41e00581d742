import { graphql, useFragment } from "react-relay/hooks";
import { Navigate, useSearchParams } from "react-router";
import type { PaymentOutcome_payment$key } from "../../../../__generated__/PaymentOutcome_payment.graphql.ts";
import { bookingDetailAddress } from "../../../../domain/bookings/addresses.ts";
import { standingOf } from "../../../../domain/bookings/lifecycle.ts";
import { itemAddress } from "../../../../domain/profiles/addresses.ts";
import { usePaymentWay } from "../usePaymentWay.ts";
import { Failed } from "./Failed.tsx";
import { Paid } from "./Paid.tsx";
import { Pending } from "./Pending.tsx";
import { Refunded } from "./Refunded.tsx";
import { Unknown } from "./Unknown.tsx";
import { usePaymentOutcome } from "./usePaymentOutcome.ts";
import { Verifying } from "./Verifying.tsx";

/** Asks how the payment came out, and shows it. */
export function PaymentOutcome({
  payment,
  timeZone,
}: {
  payment: PaymentOutcome_payment$key;
  timeZone: string;
}) {
  const { bookingId, category, catalogItemId, creatorSlug, booking, ...data } = useFragment(
    graphql`
      fragment PaymentOutcome_payment on Payment {
        bookingId
        category
        catalogItemId
        creatorSlug
        booking {
          state
          paymentStatus
        }
        ...Paid_payment
        ...Refunded_payment
      }
    `,
    payment,
  );
  const standing =
    booking == null
      ? null
      : standingOf({ state: booking.state, paymentStatus: booking.paymentStatus });
  const [search] = useSearchParams();
  const way = usePaymentWay();
  const hasIntent = search.get("payment_intent") !== null;
  const intentStatus = hasIntent ? (search.get("redirect_status") ?? "unknown") : null;
  const { outcome, learn, askAgain } = usePaymentOutcome({ ...way, intentStatus });
  const kind = category === "TALK" ? "talk" : "publication";
  const bought = bookingId
    ? { address: bookingDetailAddress({ slug: creatorSlug, bookingId }), name: "See your booking" }
    : { address: itemAddress({ slug: creatorSlug, kind, itemId: catalogItemId }), name: "Open it" };
  const next = way.redirectUrl ?? bought.address;
  const nextName = next.split("?", 1)[0] === bought.address ? bought.name : "Continue";

  switch (outcome.kind) {
    case "verifying":
      return <Verifying />;
    case "pending":
      return <Pending next={next} />;
    case "paid":
      // Too late for a refund: its page says what became of it.
      if (standing === "CANCELLED/PAID") {
        return <Navigate replace to={bought.address} />;
      }
      return <Paid payment={data} paymentId={way.paymentId} {...{ next, nextName, timeZone }} />;
    case "refunded":
      return <Refunded payment={data} />;
    case "failed":
      return <Failed {...{ way, next }} status={outcome.status} onOtherState={learn} />;
    case "unknown":
      return <Unknown failure={outcome.failure} onRetry={askAgain} />;
  }
}
