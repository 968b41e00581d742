import { useRef } from "react";
import { graphql } from "react-relay/hooks";
import type { BeamerOfferingsScreenQuery } from "../../../__generated__/BeamerOfferingsScreenQuery.graphql.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { offeringsAddress } from "../../../domain/profiles/addresses.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Cluster, Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";
import { ArchivedItems } from "./ArchivedItems.tsx";
import { DropsSection } from "./DropsSection.tsx";
import { OneOnOneSection } from "./OneOnOneSection.tsx";

/** What a creator offers, each thing edited in place. */
export function BeamerOfferingsScreen() {
  const query = useRouteQuery<BeamerOfferingsScreenQuery>(graphql`
    query BeamerOfferingsScreenQuery @preloadable {
      userProfile {
        slug
      }
      ...OneOnOneSection_query
      ...DropsSection_query
      ...ArchivedItems_query
    }
  `);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Page>
      <DocumentTitle>Offerings</DocumentTitle>
      <Stack gap="huge">
        <Cluster justify="between">
          <Heading level={1} ref={heading} tabIndex={-1}>
            Offerings
          </Heading>
          <ButtonLink
            href={offeringsAddress(query.userProfile.slug)}
            iconEnd={<Icon name="arrowUpRight" />}
          >
            View as visitors see it
          </ButtonLink>
        </Cluster>
        <OneOnOneSection query={query} />
        <DropsSection query={query} />
        <ArchivedItems query={query} focusAfter={heading} />
      </Stack>
    </Page>
  );
}
