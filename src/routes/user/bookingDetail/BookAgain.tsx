import { graphql, useFragment } from "react-relay/hooks";
import type { BookAgain_booking$key } from "../../../__generated__/BookAgain_booking.graphql.ts";
import { OffersOf } from "../../../components/profiles/OffersOf.tsx";
import { bookingTimeAddress } from "../../../domain/bookings/addresses.ts";
import { bookingAddress, offeringsAddress } from "../../../domain/profiles/addresses.ts";
import { matchEnum } from "../../../relay/enums.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { Text } from "../../../ui/Type/Type.tsx";

/**
 * The next step after a session, or after a slot was given up; an offer no longer on sale leads to
 * the others.
 */
export function BookAgain({ booking }: { booking: BookAgain_booking$key }) {
  const {
    id: bookingId,
    state,
    creator,
    catalogItemId,
    cancellation,
    oneOnOne,
  } = useFragment(
    graphql`
      fragment BookAgain_booking on Booking {
        id
        state
        creator {
          firstName
          slug
        }
        catalogItemId
        cancellation {
          proposesRebooking
        }
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
  const proposes = cancellation?.proposesRebooking === true;
  // Given or cancelled: its time is gone.
  const wasBooked = matchEnum(
    state,
    { CONFIRMED: true, CANCELLED: true, HELD: false, LAPSED: false },
    false,
  );
  const label = wasBooked && !proposes ? "Book again" : "Choose another time";
  const place = { slug, offerId: catalogItemId };
  // A time that was lost is proposed again, but not one that somebody cancelled.
  const times = wasBooked ? bookingAddress(place) : bookingTimeAddress({ ...place, bookingId });
  return (
    <Stack gap="small">
      {proposes && isOnSale && (
        <Text>
          <bdi>{firstName}</bdi> invites you to book another time.
        </Text>
      )}
      <Cluster>
        <ButtonLink variant="primary" size="large" href={isOnSale ? times : offeringsAddress(slug)}>
          {isOnSale ? label : <OffersOf name={firstName} />}
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
