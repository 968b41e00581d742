import { lazy, Suspense } from "react";
import { graphql } from "react-relay/hooks";
import type { OfferingsTabQuery } from "../../../__generated__/OfferingsTabQuery.graphql.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { DropCard } from "./DropCard.tsx";
import { OfferCard } from "./OfferCard.tsx";
import { Shelf } from "./Shelf.tsx";

/** Comes when it is needed: most pages offer something. */
const NoOfferings = lazy(async () => ({
  default: (await import("./NoOfferings.tsx")).NoOfferings,
}));

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
    return (
      <Suspense>
        <NoOfferings {...{ firstName, slug, isOwn }} />
      </Suspense>
    );
  }
  return (
    <Stack gap="huge">
      {oneOnOnes.length > 0 && (
        <Shelf
          title="One-on-One Calls"
          things="calls"
          cards={oneOnOnes.map((offer) => (
            <OfferCard key={offer.id} offer={offer} slug={slug} isOwn={isOwn} />
          ))}
        />
      )}
      {publications.length > 0 && (
        <Shelf
          title="Drops"
          things="drops"
          cards={publications.map((drop) => (
            <DropCard key={drop.id} drop={drop} slug={slug} />
          ))}
        />
      )}
    </Stack>
  );
}
