import type { RefObject } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import type { ArchivedItemsPaginationQuery } from "../../../__generated__/ArchivedItemsPaginationQuery.graphql.ts";
import type { ArchivedItems_query$key } from "../../../__generated__/ArchivedItems_query.graphql.ts";
import { ShowMore } from "../../../components/page/ShowMore.tsx";
import { useViewerTimeZone } from "../../../components/profiles/useViewerTimeZone.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Disclosure } from "../../../ui/Disclosure/Disclosure.tsx";
import { ArchivedItem } from "./ArchivedItem.tsx";
import styles from "./ArchivedItems.module.css";

interface ArchivedItemsProps {
  query: ArchivedItems_query$key;
  /** Gets the focus when the last one has left. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** What was archived, to restore or to delete for good; nothing if there isn't any. */
export function ArchivedItems({ query, focusAfter }: ArchivedItemsProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ArchivedItemsPaginationQuery,
    ArchivedItems_query$key
  >(
    graphql`
      fragment ArchivedItems_query on Query
      @argumentDefinitions(count: { type: "Int" }, cursor: { type: "String" })
      @refetchable(queryName: "ArchivedItemsPaginationQuery") {
        archivedItemsForCurrentCreator(first: $count, after: $cursor)
          @connection(key: "ArchivedItems_archivedItemsForCurrentCreator") {
          totalCount
          edges {
            node {
              id
              status
              ...ArchivedItem_item
            }
          }
        }
        ...useViewerTimeZone_query @arguments(isSignedIn: true)
      }
    `,
    query,
  );
  const { host } = useSession();
  const timeZone = useViewerTimeZone({ query: data, browserZone: host.timeZone });
  const { edges, totalCount } = data.archivedItemsForCurrentCreator;
  // What was restored is removed at once; the server's list follows.
  const items = edges.map(({ node }) => node).filter(({ status }) => status === "ARCHIVED");
  const count = totalCount - (edges.length - items.length);
  if (count === 0) return null;

  return (
    <section aria-label="Archived items">
      <Disclosure label={`Archived items (${count})`}>
        <ul className={styles.list}>
          {items.map((item) => (
            <ArchivedItem key={item.id} {...{ item, timeZone, focusAfter }} />
          ))}
        </ul>
        <ShowMore {...{ hasNext, isLoadingNext, loadNext }} />
      </Disclosure>
    </section>
  );
}
