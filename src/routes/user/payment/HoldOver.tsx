import { graphql, useFragment } from "react-relay/hooks";
import type { HoldOver_booking$key } from "../../../__generated__/HoldOver_booking.graphql.ts";
import { HoldExpired } from "../../../components/bookings/HoldExpired.tsx";
import { standingOf } from "../../../domain/bookings/lifecycle.ts";
import { CancelledElsewhere } from "./CancelledElsewhere.tsx";

/** The time to be paid is no longer held: it ran out, or the buyer has cancelled its payment. */
export function HoldOver({ booking }: { booking: HoldOver_booking$key }) {
  const { state, paymentStatus, ...data } = useFragment(
    graphql`
      fragment HoldOver_booking on Booking {
        state
        paymentStatus
        ...HoldExpired_booking
        ...CancelledElsewhere_booking
      }
    `,
    booking,
  );
  if (standingOf({ state, paymentStatus }) === "LAPSED/FAILED") {
    return <CancelledElsewhere booking={data} />;
  }
  return <HoldExpired booking={data} />;
}
