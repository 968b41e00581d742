import { graphql, useFragment } from "react-relay/hooks";
import type { BookingSteps_offer$key } from "../../../__generated__/BookingSteps_offer.graphql.ts";
import { Steps } from "../../../ui/Progress/Progress.tsx";

interface BookingStepsProps {
  offer: BookingSteps_offer$key;
  current: "schedule" | "details";
}

/** How far one is; what is free has no payment before it. */
export function BookingSteps({ offer, current }: BookingStepsProps) {
  const { price } = useFragment(
    graphql`
      fragment BookingSteps_offer on OneOnOne {
        price
      }
    `,
    offer,
  );
  const steps = ["Schedule", "Details"].concat(price > 0 ? "Payment" : []);
  return <Steps label="Booking" steps={steps} current={current === "schedule" ? 0 : 1} />;
}
