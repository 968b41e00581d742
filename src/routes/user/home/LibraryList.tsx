import { useRef } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import type { LibraryListPaginationQuery } from "../../../__generated__/LibraryListPaginationQuery.graphql.ts";
import type { LibraryList_query$key } from "../../../__generated__/LibraryList_query.graphql.ts";
import { LIBRARY_SEARCH_FROM } from "../../../domain/shared/limits.ts";
import { ShowMore } from "../../../components/page/ShowMore.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState/EmptyState.tsx";
import { EntryList } from "../../../ui/EntryList/EntryList.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { library } from "../../../ui/Ornament/drawings/library.tsx";
import { LibraryEntry } from "./LibraryEntry.tsx";
import { LibrarySearch } from "./LibrarySearch.tsx";
import { OffersLink } from "./OffersLink.tsx";
import { useLibrarySearch } from "./useLibrarySearch.ts";

/** What the person bought or keeps, newest first. */
export function LibraryList({ query }: { query: LibraryList_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    LibraryListPaginationQuery,
    LibraryList_query$key
  >(
    graphql`
      fragment LibraryList_query on Query
      @argumentDefinitions(
        count: { type: "Int" }
        cursor: { type: "String" }
        search: { type: "String" }
      )
      @refetchable(queryName: "LibraryListPaginationQuery") {
        entitlementsForCurrentUser(first: $count, after: $cursor, search: $search)
          @connection(key: "LibraryList_entitlementsForCurrentUser", filters: ["search"]) {
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
  const search = useLibrarySearch(refetch);
  const field = useRef<HTMLInputElement>(null);
  const showAll = () => {
    search.type("");
    // The button unmounts with its container.
    field.current?.focus();
  };
  const isLong = edges.length >= LIBRARY_SEARCH_FROM || hasNext;
  const isSearched = search.shown !== "";
  if (edges.length === 0 && !isSearched) {
    return (
      <EmptyState
        ornament={library}
        title="Your Library is Empty"
        action={<OffersLink query={data} />}
      >
        Drops and talks that you buy, or keep for free, stay here for good.
      </EmptyState>
    );
  }
  return (
    <Stack gap="large">
      {(isLong || isSearched || search.typed !== "") && (
        <LibrarySearch search={search} ref={field} />
      )}
      {edges.length === 0 ? (
        <div role="status">
          <EmptyState
            ornament={library}
            title="Nothing by that name"
            action={<Button onClick={showAll}>Show my whole library</Button>}
          >
            Try the start of a word in the title or the creator’s name.
          </EmptyState>
        </div>
      ) : (
        <EntryList label="My Library">
          {edges.map(({ node }) => (
            <LibraryEntry key={node.id} entitlement={node} />
          ))}
        </EntryList>
      )}
      <ShowMore key={search.shown} {...{ hasNext, isLoadingNext, loadNext }} />
    </Stack>
  );
}
