import { graphql, useFragment } from "react-relay/hooks";
import type { OfferCard_offer$key } from "../../../__generated__/OfferCard_offer.graphql.ts";
import { BuyerPrice } from "../../../components/catalogue/BuyerPrice.tsx";
import { OfferFace } from "../../../components/catalogue/OfferFace.tsx";
import { bookingAddress } from "../../../domain/profiles/addresses.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { StatusBadge } from "./StatusBadge.tsx";

interface OfferCardProps {
  offer: OfferCard_offer$key;
  /** The creator's. */
  slug: string;
  /** One can't book one's own time. */
  isOwn: boolean;
}

/** A session that can be booked. */
export function OfferCard({ offer, slug, isOwn }: OfferCardProps) {
  const data = useFragment(
    graphql`
      fragment OfferCard_offer on OneOnOne {
        id
        title
        ...OfferFace_offer
        ...BuyerPrice_item
        ...StatusBadge_item
      }
    `,
    offer,
  );
  const { id, title } = data;
  return (
    <Card as="article" padding="none">
      <OfferFace
        offer={data}
        badge={<StatusBadge item={data} />}
        foot={
          <>
            <BuyerPrice item={data} />
            {!isOwn && (
              <ButtonLink variant="primary" href={bookingAddress({ slug, offerId: id })}>
                Book
                <VisuallyHidden> {title}</VisuallyHidden>
              </ButtonLink>
            )}
          </>
        }
      />
    </Card>
  );
}
