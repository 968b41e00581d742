import { graphql, useFragment } from "react-relay/hooks";
import type { OfferAbout_booking$key } from "../../../__generated__/OfferAbout_booking.graphql.ts";
import type { OfferAbout_offer$key } from "../../../__generated__/OfferAbout_offer.graphql.ts";
import { CheckList } from "../../../ui/CheckList/CheckList.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";

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
  const text = description ?? "A one-to-one conversation.";
  return (
    <Stack as="section">
      <Heading level={2}>About this call</Heading>
      <Text tone="muted" dir="auto">
        {text}
      </Text>
      {descriptionBulletPoints.length > 0 && <CheckList items={descriptionBulletPoints} />}
    </Stack>
  );
}
