import { graphql, useFragment } from "react-relay/hooks";
import type { BookedPrice_booking$key } from "../../__generated__/BookedPrice_booking.graphql.ts";
import { BuyerAmount } from "../payments/BuyerAmount.tsx";

/** What a booked session costs its booker, at the price when it was booked. */
export function BookedPrice({ booking }: { booking: BookedPrice_booking$key }) {
  const { priceWithVat, vatTreatment } = useFragment(
    graphql`
      fragment BookedPrice_booking on Booking {
        priceWithVat
        vatTreatment
      }
    `,
    booking,
  );
  return <BuyerAmount euro={priceWithVat} vatTreatment={vatTreatment} />;
}
