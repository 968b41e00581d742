import { graphql, useFragment } from "react-relay/hooks";
import { PATHS } from "../../../domain/shared/paths.ts";
import type { OffersLink_query$key } from "../../../__generated__/OffersLink_query.graphql.ts";
import { OffersOf } from "../../../components/profiles/OffersOf.tsx";
import { offeringsAddress } from "../../../domain/profiles/addresses.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";

/**
 * Below an empty list: leads to the creator of the last booking or
 * purchase, else to the start page.
 */
export function OffersLink({ query }: { query: OffersLink_query$key }) {
  const { lastBookings, lastEntitlements } = useFragment(
    graphql`
      fragment OffersLink_query on Query {
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
