import { graphql, usePaginationFragment } from "react-relay/hooks";
import type { LibraryListPaginationQuery } from "../../../__generated__/LibraryListPaginationQuery.graphql.ts";
import type { LibraryList_query$key } from "../../../__generated__/LibraryList_query.graphql.ts";
import { EmptyState } from "../../../ui/EmptyState/EmptyState.tsx";
import { EntryList } from "../../../ui/EntryList/EntryList.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { LibraryEntry } from "./LibraryEntry.tsx";
import { ShowMore } from "./ShowMore.tsx";
import { OffersLink } from "./OffersLink.tsx";
import { library } from "../../../ui/Ornament/drawings/library.tsx";

/** What the person bought or keeps, newest first. */
export function LibraryList({ query }: { query: LibraryList_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    LibraryListPaginationQuery,
    LibraryList_query$key
  >(
    graphql`
      fragment LibraryList_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 150 }, cursor: { type: "String" })
      @refetchable(queryName: "LibraryListPaginationQuery") {
        entitlementsForCurrentUser(first: $count, after: $cursor)
          @connection(key: "LibraryList_entitlementsForCurrentUser") {
          edges {
            node {
              id
              ...LibraryEntry_entitlement
            }
          }
        }
        ...OffersLink_query
      }
    `,
    query,
  );
  const { edges } = data.entitlementsForCurrentUser;
  if (edges.length === 0) {
    return (
      <EmptyState
        ornament={library}
        title="Your Library is Empty"
        action={<OffersLink query={data} />}
      >
        Documents and talks that you buy, or keep for free, stand here for good.
      </EmptyState>
    );
  }
  return (
    <Stack gap="large">
      <EntryList label="My Library">
        {edges.map(({ node }) => (
          <LibraryEntry key={node.id} entitlement={node} />
        ))}
      </EntryList>
      <ShowMore {...{ hasNext, isLoadingNext, loadNext }} />
    </Stack>
  );
}
