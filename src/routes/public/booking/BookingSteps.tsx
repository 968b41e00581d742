import { graphql, useFragment } from "react-relay/hooks";
import type { BookingSteps_booking$key } from "../../../__generated__/BookingSteps_booking.graphql.ts";
import type { BookingSteps_offer$key } from "../../../__generated__/BookingSteps_offer.graphql.ts";
import { Steps } from "../../../ui/Progress/Progress.tsx";

interface BookingStepsProps {
  offer: BookingSteps_offer$key;
  /** Null while a time is chosen; a hold is paid at its own price. */
  booking: BookingSteps_booking$key | null;
  current: "schedule" | "details";
}

/** The progress; a free offer has no payment step. */
export function BookingSteps({ offer, booking, current }: BookingStepsProps) {
  const { price } = useFragment(
    graphql`
      fragment BookingSteps_offer on OneOnOne {
        price
      }
    `,
    offer,
  );
  const held = useFragment(
    graphql`
      fragment BookingSteps_booking on Booking {
        price
      }
    `,
    booking,
  );
  const isPaid = (held?.price ?? price) > 0;
  const steps = ["Schedule", "Details"].concat(isPaid ? "Payment" : []);
  return <Steps label="Booking" steps={steps} current={current === "details" ? 1 : 0} />;
}
