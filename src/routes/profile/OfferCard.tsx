import { graphql, useFragment } from "react-relay/hooks";
import type { OfferCard_offer$key } from "../../__generated__/OfferCard_offer.graphql.ts";
import { BuyerPrice } from "../../components/BuyerPrice/BuyerPrice.tsx";
import { bookingAddress } from "../../domain/addresses.ts";
import { minutesOf, type SessionDuration } from "../../domain/enums.ts";
import { ButtonLink } from "../../ui/Button/Button.tsx";
import { Card } from "../../ui/Card/Card.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Heading, Text } from "../../ui/Type/Type.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./OfferCard.module.css";
import { StatusBadge } from "./StatusBadge.tsx";

interface OfferCardProps {
  offer: OfferCard_offer$key;
  /** The creator's. */
  slug: string;
  /** Nobody books their own time. */
  isOwn: boolean;
}

/** A call that can be booked. */
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
  return (
    <Card as="article" padding="none">
      <div className={styles.offer}>
        <StatusBadge item={data} />
        <Heading level={3} size="section">
          {title || "Untitled call"}
        </Heading>
        <p className={styles.duration}>
          <Icon name="clock" />
          {minutesOf(duration as SessionDuration)} minutes
        </p>
        {description && <Text size="small">{description}</Text>}
        {descriptionBulletPoints.length > 0 && (
          <ul className={styles.points}>
            {descriptionBulletPoints.map((point, index) => (
              <li key={index}>
                <Icon name="check" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
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
