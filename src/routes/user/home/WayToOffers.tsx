import { graphql, useFragment } from "react-relay/hooks";
import { PATHS } from "../../../domain/shared/paths.ts";
import type { WayToOffers_query$key } from "../../../__generated__/WayToOffers_query.graphql.ts";
import { OffersOf } from "../../../components/profiles/OffersOf.tsx";
import { offeringsAddress } from "../../../domain/profiles/addresses.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";

/** From an empty list on: to the creator whom the person knows already, else to what this is about. */
export function WayToOffers({ query }: { query: WayToOffers_query$key }) {
  const { lastBookings, lastEntitlements } = useFragment(
    graphql`
      fragment WayToOffers_query on Query {
        lastBookings: bookingsForCurrentUser(first: 1) {
          edges {
            node {
              creatorName
              creatorSlug
            }
          }
        }
        lastEntitlements: entitlementsForCurrentUser(first: 1) {
          edges {
            node {
              creatorName
              creatorSlug
            }
          }
        }
      }
    `,
    query,
  );
  const known = lastBookings.edges[0]?.node ?? lastEntitlements.edges[0]?.node;
  return (
    <ButtonLink
      variant="primary"
      href={known ? offeringsAddress(known.creatorSlug) : PATHS.marketing}
      iconEnd={<Icon name="arrowRight" />}
    >
      {known ? <OffersOf name={known.creatorName} /> : "See what creators offer"}
    </ButtonLink>
  );
}
