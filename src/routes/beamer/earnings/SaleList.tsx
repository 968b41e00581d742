import { graphql, usePaginationFragment } from "react-relay/hooks";
import type { SaleListPaginationQuery } from "../../../__generated__/SaleListPaginationQuery.graphql.ts";
import type { SaleList_query$key } from "../../../__generated__/SaleList_query.graphql.ts";
import { ExportButton } from "../../../components/exports/ExportButton.tsx";
import { ShowMore } from "../../../components/page/ShowMore.tsx";
import { useViewerTimeZone } from "../../../components/profiles/useViewerTimeZone.ts";
import { download } from "../../../documents/download.ts";
import { EXPORT_PATHS } from "../../../domain/shared/exports.ts";
import { PATHS } from "../../../domain/shared/paths.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState/EmptyState.tsx";
import { EntryList } from "../../../ui/EntryList/EntryList.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";
import { SaleEntry } from "./SaleEntry.tsx";

/** Every sale, latest first. */
export function SaleList({ query }: { query: SaleList_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SaleListPaginationQuery,
    SaleList_query$key
  >(
    graphql`
      fragment SaleList_query on Query
      @argumentDefinitions(count: { type: "Int" }, cursor: { type: "String" })
      @refetchable(queryName: "SaleListPaginationQuery") {
        salesForCurrentCreator(first: $count, after: $cursor)
          @connection(key: "SaleList_salesForCurrentCreator") {
          edges {
            node {
              id
              ...SaleEntry_sale
            }
          }
        }
        ...useViewerTimeZone_query @arguments(isSignedIn: true)
      }
    `,
    query,
  );
  const session = useSession();
  const { host } = session;
  const timeZone = useViewerTimeZone({ query: data, browserZone: host.timeZone });
  const { edges } = data.salesForCurrentCreator;
  if (edges.length === 0) {
    return (
      <EmptyState
        title="No sales yet"
        action={
          <ButtonLink variant="primary" href={PATHS.beamerOfferings}>
            See your offerings
          </ButtonLink>
        }
      >
        When somebody buys a call, a drop or a talk from you, it appears here.
      </EmptyState>
    );
  }
  return (
    <Stack as="section">
      <Cluster justify="between">
        <Heading level={2}>Sales</Heading>
        <ExportButton download={() => download(session, EXPORT_PATHS.sales)} fileName="sales.csv" />
      </Cluster>
      <EntryList label="Sales">
        {edges.map(({ node }) => (
          <SaleEntry key={node.id} sale={node} timeZone={timeZone} />
        ))}
      </EntryList>
      <ShowMore {...{ hasNext, isLoadingNext, loadNext }} />
    </Stack>
  );
}
