import { graphql, useFragment } from "react-relay/hooks";
import type { BookAgain_booking$key } from "../../../__generated__/BookAgain_booking.graphql.ts";
import { OffersOf } from "../../../components/profiles/OffersOf.tsx";
import { bookingTimeAddress } from "../../../domain/bookings/addresses.ts";
import { offeringsAddress } from "../../../domain/profiles/addresses.ts";
import { matchEnum } from "../../../relay/enums.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Cluster } from "../../../ui/Layout/Layout.tsx";

/** The next step after a slot was given up; an offer no longer on sale leads to the others. */
export function BookAgain({ booking }: { booking: BookAgain_booking$key }) {
  const {
    id: bookingId,
    creator,
    catalogItemId,
    oneOnOne,
  } = useFragment(
    graphql`
      fragment BookAgain_booking on Booking {
        id
        creator {
          firstName
          slug
        }
        catalogItemId
        oneOnOne {
          status
        }
      }
    `,
    booking,
  );
  const { slug, firstName } = creator;
  const isOnSale =
    oneOnOne != null &&
    matchEnum(oneOnOne.status, { PUBLISHED: true, DRAFT: false, ARCHIVED: false }, false);
  return (
    <Cluster>
      <ButtonLink
        variant="primary"
        size="large"
        href={
          isOnSale
            ? bookingTimeAddress({ slug, offerId: catalogItemId, bookingId })
            : offeringsAddress(slug)
        }
      >
        {isOnSale ? "Choose another time" : <OffersOf name={firstName} />}
      </ButtonLink>
    </Cluster>
  );
}
