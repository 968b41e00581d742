import { graphql, useFragment } from "react-relay/hooks";
import type { OfferHead_booking$key } from "../../../__generated__/OfferHead_booking.graphql.ts";
import type { OfferHead_creator$key } from "../../../__generated__/OfferHead_creator.graphql.ts";
import type { OfferHead_offer$key } from "../../../__generated__/OfferHead_offer.graphql.ts";
import { BookedPrice } from "../../../components/bookings/BookedPrice.tsx";
import { MEETING_WORDS } from "../../../domain/bookings/meetingWords.ts";
import { BuyerPrice } from "../../../components/catalogue/BuyerPrice.tsx";
import { offeringsAddress } from "../../../domain/profiles/addresses.ts";
import { SESSION_MINUTES } from "../../../domain/catalogue/sessionDuration.ts";
import { MINUTE_MS } from "../../../domain/shared/limits.ts";
import { matchEnum } from "../../../relay/enums.ts";
import { Avatar } from "../../../ui/Avatar/Avatar.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { Link } from "../../../ui/Link/Link.tsx";
import { fittingSize } from "../../../ui/Type/fittingSize.ts";
import { Heading, Text } from "../../../ui/Type/Type.tsx";

import styles from "./OfferHead.module.css";
import { fullName } from "../../../domain/profiles/fullName.ts";

interface OfferHeadProps {
  offer: OfferHead_offer$key;
  creator: OfferHead_creator$key;
  /** An existing hold: it keeps its own title, duration and price (docs/product.md 6.11). */
  booking: OfferHead_booking$key | null;
}

/** What is booked, with whom, for how long and how much. */
export function OfferHead({ offer, creator, booking }: OfferHeadProps) {
  const data = useFragment(
    graphql`
      fragment OfferHead_offer on OneOnOne {
        title
        duration
        meetingKind
        ...BuyerPrice_item
      }
    `,
    offer,
  );
  const { firstName, lastName, slug, profilePicture } = useFragment(
    graphql`
      fragment OfferHead_creator on UserProfile {
        firstName
        lastName
        slug
        profilePicture {
          systemFullPath
        }
      }
    `,
    creator,
  );
  const held = useFragment(
    graphql`
      fragment OfferHead_booking on Booking {
        title
        date
        endDate
        meetingPlace {
          kind
        }
        ...BookedPrice_booking
      }
    `,
    booking,
  );
  const { title } = held ?? data;
  const minutes = held
    ? (Date.parse(held.endDate) - Date.parse(held.date)) / MINUTE_MS
    : matchEnum(data.duration, SESSION_MINUTES, null);
  const meeting = matchEnum(held?.meetingPlace.kind ?? data.meetingKind, MEETING_WORDS, null);
  const name = fullName({ firstName, lastName });
  return (
    <Stack>
      <div className={styles.creator}>
        <Avatar name={name} src={profilePicture?.systemFullPath} isDecorative />
        <Link href={offeringsAddress(slug)} variant="quiet">
          <bdi>{name}</bdi>
        </Link>
      </div>
      <Heading level={1} size={fittingSize(title, "hero")} dir="auto">
        {title}
      </Heading>
      <Cluster gap="medium" align="baseline">
        {minutes && (
          <Text tone="muted">
            {minutes} minutes{meeting && `, ${meeting}`}
          </Text>
        )}
        {held ? <BookedPrice booking={held} /> : <BuyerPrice item={data} />}
      </Cluster>
    </Stack>
  );
}
