/* oxlint-disable relay/must-colocate-fragment-spreads --
   what is read goes to the components of the page, by way of the store */
import { useEffect, useEffectEvent } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import type { useFreshItem_item$key } from "../../../__generated__/useFreshItem_item.graphql.ts";
import type { useFreshItemQuery } from "../../../__generated__/useFreshItemQuery.graphql.ts";
import { useSoftPolling } from "../../../navigation/useSoftPolling.ts";

/**
 * Refetches an item while something about it is awaited, and whenever its tab is focused again: it
 * may have been bought in another. Errors change nothing of what is shown.
 */
export function useFreshItem(item: useFreshItem_item$key | null): void {
  const data = useFragment(
    graphql`
      fragment useFreshItem_item on ReadableItem {
        id
        category
        document {
          previewState
        }
        unsettledPayment {
          state
        }
      }
    `,
    item,
  );
  const environment = useRelayEnvironment();
  const isPaying = data?.unsettledPayment?.state === "PROCESSING";
  const isAwaited = isPaying || data?.document?.previewState === "PENDING";

  const read = () => {
    if (!data) return;
    const isTalk = data.category === "TALK";
    const variables = { id: data.id, isTalk, isPublication: !isTalk };
    fetchQuery<useFreshItemQuery>(environment, QUERY, variables, {
      fetchPolicy: "network-only",
    }).subscribe({ error: () => undefined });
  };
  useSoftPolling(isAwaited, read);
  const lookAgain = useEffectEvent(() => {
    if (!document.hidden) read();
  });

  useEffect(() => {
    const look = () => lookAgain();
    document.addEventListener("visibilitychange", look);
    window.addEventListener("focus", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", look);
    };
  }, []);
}

/** What may have changed: everything that decides what the page offers. */
const QUERY = graphql`
  query useFreshItemQuery($id: ID!, $isPublication: Boolean!, $isTalk: Boolean!) {
    publicationById(id: $id) @include(if: $isPublication) {
      ...ItemHead_item
      ...ItemContent_item
      ...ItemActions_item
      ...useFreshItem_item
    }
    talkById(id: $id) @include(if: $isTalk) {
      ...ItemHead_item
      ...ItemContent_item
      ...ItemActions_item
      ...useFreshItem_item
      ...TalkFacts_talk
    }
  }
`;
