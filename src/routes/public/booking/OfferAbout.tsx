import { graphql, useFragment } from "react-relay/hooks";
import type { OfferAbout_booking$key } from "../../../__generated__/OfferAbout_booking.graphql.ts";
import type { OfferAbout_offer$key } from "../../../__generated__/OfferAbout_offer.graphql.ts";
import { AboutCall } from "../../../components/bookings/AboutCall.tsx";

interface OfferAboutProps {
  offer: OfferAbout_offer$key;
  /** An existing hold: it keeps its own texts (docs/product.md 6.11). */
  booking: OfferAbout_booking$key | null;
}

/** What the booker gets. */
export function OfferAbout({ offer, booking }: OfferAboutProps) {
  const data = useFragment(
    graphql`
      fragment OfferAbout_offer on OneOnOne {
        description
        descriptionBulletPoints
      }
    `,
    offer,
  );
  const held = useFragment(
    graphql`
      fragment OfferAbout_booking on Booking {
        description
        descriptionBulletPoints
      }
    `,
    booking,
  );
  const { description, descriptionBulletPoints } = held ?? data;
  return (
    <AboutCall
      heading="About this call"
      description={description}
      points={descriptionBulletPoints}
    />
  );
}
