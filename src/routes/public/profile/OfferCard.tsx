import { graphql, useFragment } from "react-relay/hooks";
import type { OfferCard_offer$key } from "../../../__generated__/OfferCard_offer.graphql.ts";
import { BuyerPrice } from "../../../components/catalogue/BuyerPrice.tsx";
import { bookingAddress } from "../../../domain/profiles/addresses.ts";
import { SESSION_MINUTES } from "../../../domain/catalogue/sessionDuration.ts";
import { matchEnum } from "../../../relay/enums.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { CheckList } from "../../../ui/CheckList/CheckList.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./OfferCard.module.css";
import { StatusBadge } from "./StatusBadge.tsx";

/** Enough to choose by; a card with all of them may be longer than the window. */
const POINTS_SHOWN = 5;

interface OfferCardProps {
  offer: OfferCard_offer$key;
  /** The creator's. */
  slug: string;
  /** Nobody books their own time. */
  isOwn: boolean;
}

/** A session that can be booked. */
export function OfferCard({ offer, slug, isOwn }: OfferCardProps) {
  const data = useFragment(
    graphql`
      fragment OfferCard_offer on OneOnOne {
        id
        title
        description
        descriptionBulletPoints
        duration
        ...BuyerPrice_item
        ...StatusBadge_item
      }
    `,
    offer,
  );
  const { id, title, description, descriptionBulletPoints, duration } = data;
  const minutes = matchEnum(duration, SESSION_MINUTES, null);
  return (
    <Card as="article" padding="none">
      <div className={styles.offer}>
        <StatusBadge item={data} />
        <Heading level={3} size="section" dir="auto">
          {title || "Untitled call"}
        </Heading>
        {minutes && (
          <p className={styles.duration}>
            <Icon name="clock" />
            {minutes} minutes
          </p>
        )}
        {description && (
          <Text size="small" dir="auto">
            {description}
          </Text>
        )}
        {descriptionBulletPoints.length > 0 && (
          <div className={styles.points}>
            <CheckList items={descriptionBulletPoints} limit={POINTS_SHOWN} />
          </div>
        )}
        <div className={styles.foot}>
          <BuyerPrice item={data} />
          {!isOwn && (
            <ButtonLink variant="primary" href={bookingAddress({ slug, offerId: id })}>
              Book
              <VisuallyHidden> {title}</VisuallyHidden>
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  );
}
