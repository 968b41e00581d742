import type { RefObject } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import type { ArchivedItemsPaginationQuery } from "../../../__generated__/ArchivedItemsPaginationQuery.graphql.ts";
import type { ArchivedItems_query$key } from "../../../__generated__/ArchivedItems_query.graphql.ts";
import { ITEM_TRANSITIONS } from "../../../domain/catalogue/lifecycle.ts";
import { useUpdateCatalogItemStatus } from "../../../components/catalogue/useUpdateCatalogItemStatus.ts";
import { ShowMore } from "../../../components/page/ShowMore.tsx";
import { matchEnum } from "../../../relay/enums.ts";
import { failureText } from "../../../relay/failureText.ts";
import { Badge } from "../../../ui/Badge/Badge.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { Disclosure } from "../../../ui/Disclosure/Disclosure.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import { useToast } from "../../../ui/Toast/Toast.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./ArchivedItems.module.css";

const kinds = {
  ONE_ON_ONE: { name: "Call", list: "your calls" },
  PUBLICATION: { name: "Drop", list: "your drops" },
  TALK: { name: "Talk", list: "your talks, under About" },
} as const;

interface ArchivedItemsProps {
  query: ArchivedItems_query$key;
  /** Gets the focus when the last one was brought back. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** What was deleted, and the way back; nothing while nothing was. */
export function ArchivedItems({ query, focusAfter }: ArchivedItemsProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ArchivedItemsPaginationQuery,
    ArchivedItems_query$key
  >(
    graphql`
      fragment ArchivedItems_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 150 }, cursor: { type: "String" })
      @refetchable(queryName: "ArchivedItemsPaginationQuery") {
        archivedItemsForCurrentCreator(first: $count, after: $cursor)
          @connection(key: "ArchivedItems_archivedItemsForCurrentCreator") {
          totalCount
          edges {
            node {
              id
              title
              category
              status
            }
          }
        }
      }
    `,
    query,
  );
  const { run } = useUpdateCatalogItemStatus();
  const showToast = useToast();
  const { edges, totalCount } = data.archivedItemsForCurrentCreator;
  // What was brought back leaves at once; the server's list follows.
  const items = edges.map(({ node }) => node).filter(({ status }) => status === "ARCHIVED");
  const count = totalCount - (edges.length - items.length);
  if (count === 0) return null;

  const archiveAgain = async (id: string) => {
    try {
      await run({ command: { id, status: "ARCHIVED" } });
      showToast({ text: "Undone" });
    } catch (error) {
      showToast({ text: failureText(error), tone: "danger" });
    }
  };
  const bringBack = async (
    { id, category }: (typeof items)[number],
    pressed: HTMLButtonElement,
  ) => {
    // Its row is about to go.
    const row = pressed.closest("li");
    const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector("button");
    try {
      await run({ command: { id, status: "DRAFT" } });
      (next ?? focusAfter.current)?.focus();
      const list = matchEnum(category, kinds, null)?.list ?? "your items";
      showToast({
        text: `Back among ${list}, as a draft`,
        tone: "success",
        action: { label: "Undo", onSelect: () => void archiveAgain(id) },
      });
    } catch (error) {
      showToast({ text: failureText(error), tone: "danger" });
    }
  };
  return (
    <section aria-label="Archived items">
      <Disclosure label={`Archived items (${count})`}>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.id} className={styles.item}>
              <span className={styles.words}>
                <Badge>{matchEnum(item.category, kinds, null)?.name}</Badge>
                <Text as="span" dir="auto">
                  {item.title || "Untitled"}
                </Text>
              </span>
              <Button onClick={(event) => void bringBack(item, event.currentTarget)}>
                {ITEM_TRANSITIONS.bringBack.label}
                <VisuallyHidden> {item.title}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
        <ShowMore {...{ hasNext, isLoadingNext, loadNext }} />
      </Disclosure>
    </section>
  );
}
