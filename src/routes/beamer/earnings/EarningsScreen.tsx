import { graphql } from "react-relay/hooks";
import type { EarningsScreenQuery } from "../../../__generated__/EarningsScreenQuery.graphql.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";
import { SaleList } from "./SaleList.tsx";
import { Totals } from "./Totals.tsx";

/** What a creator has sold, and what of it is theirs. */
export function EarningsScreen() {
  const query = useRouteQuery<EarningsScreenQuery>(graphql`
    query EarningsScreenQuery @preloadable {
      earningsForCurrentCreator {
        ...Totals_earnings
      }
      ...SaleList_query
    }
  `);
  return (
    <Page>
      <DocumentTitle>Earnings</DocumentTitle>
      <Stack gap="large">
        <Heading level={1}>Earnings</Heading>
        <Totals earnings={query.earningsForCurrentCreator} />
        <SaleList query={query} />
      </Stack>
    </Page>
  );
}
