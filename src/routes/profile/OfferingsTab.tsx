import type { ReactNode } from "react";
import { graphql } from "react-relay/hooks";
import type { OfferingsTabQuery } from "../../__generated__/OfferingsTabQuery.graphql.ts";
import { useRouteQuery } from "../../relay/routeQuery.ts";
import { Columns, Stack } from "../../ui/Layout/Layout.tsx";
import { Heading } from "../../ui/Type/Type.tsx";
import { DropCard } from "./DropCard.tsx";
import { NoOfferings } from "./NoOfferings.tsx";
import { OfferCard } from "./OfferCard.tsx";

/** What can be booked and bought from a creator. */
export function OfferingsTab() {
  const query = useRouteQuery<OfferingsTabQuery>(graphql`
    query OfferingsTabQuery($slug: String!) @preloadable {
      userPublicProfileBySlug(slug: $slug) {
        firstName
        slug
        isOwn
        oneOnOnes {
          id
          ...OfferCard_offer
        }
        publications {
          id
          ...DropCard_drop
        }
      }
    }
  `);
  const { firstName, slug, isOwn, oneOnOnes, publications } = query.userPublicProfileBySlug;
  if (oneOnOnes.length + publications.length === 0) {
    return <NoOfferings {...{ firstName, slug, isOwn }} />;
  }
  return (
    <Stack gap="huge">
      {oneOnOnes.length > 0 && (
        <Shelf title="One-on-One Calls">
          {oneOnOnes.map((offer) => (
            <OfferCard key={offer.id} offer={offer} slug={slug} isOwn={isOwn} />
          ))}
        </Shelf>
      )}
      {publications.length > 0 && (
        <Shelf title="Drops">
          {publications.map((drop) => (
            <DropCard key={drop.id} drop={drop} />
          ))}
        </Shelf>
      )}
    </Stack>
  );
}

function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section">
      <Heading level={2} size="title">
        {title}
      </Heading>
      <Columns>{children}</Columns>
    </Stack>
  );
}
