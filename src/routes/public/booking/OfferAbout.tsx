import { graphql, useFragment } from "react-relay/hooks";
import type { OfferAbout_offer$key } from "../../../__generated__/OfferAbout_offer.graphql.ts";
import { CheckList } from "../../../ui/CheckList/CheckList.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";

/** What the booker gets. */
export function OfferAbout({ offer }: { offer: OfferAbout_offer$key }) {
  const { description, descriptionBulletPoints } = useFragment(
    graphql`
      fragment OfferAbout_offer on OneOnOne {
        description
        descriptionBulletPoints
      }
    `,
    offer,
  );
  const text = description ?? "A one-to-one conversation, by video.";
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
