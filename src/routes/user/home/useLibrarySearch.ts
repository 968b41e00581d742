import { startTransition, useEffect, useEffectEvent, useState } from "react";
import { fetchQuery, type RefetchFnDynamic, useRelayEnvironment } from "react-relay/hooks";
import QUERY, {
  type LibraryListPaginationQuery,
} from "../../../__generated__/LibraryListPaginationQuery.graphql.ts";
import type { LibraryList_query$key } from "../../../__generated__/LibraryList_query.graphql.ts";
import { failureText } from "../../../calls/failure.ts";
import { useSession } from "../../../session/SessionProvider.tsx";

/** Debounces the search, in milliseconds. */
const TYPING_MS = 250;

export interface LibrarySearchState {
  typed: string;
  /** The search of the shown entries; empty for all of them. */
  shown: string;
  type(text: string): void;
  /** Why the search could not be made. */
  message: string | undefined;
}

type Refetch = RefetchFnDynamic<LibraryListPaginationQuery, LibraryList_query$key>;

/**
 * Searches the library on the server as somebody types. The previous entries stay until others are
 * there; a failed search leaves them, and what was typed.
 */
export function useLibrarySearch(refetch: Refetch): LibrarySearchState {
  const environment = useRelayEnvironment();
  const { host } = useSession();
  const [typed, setTyped] = useState("");
  const [shown, setShown] = useState("");
  const [message, setMessage] = useState<string>();
  const words = typed.trim();

  const show = useEffectEvent((search: string) => {
    startTransition(() => {
      setShown(search);
      refetch({ search: search || null }, { fetchPolicy: "store-or-network" });
    });
  });
  const needsSearch = useEffectEvent((search: string) => search !== shown);

  useEffect(() => {
    if (!needsSearch(words)) return;
    let stop = () => {};
    const stopWaiting = host.after(TYPING_MS, () => {
      const variables = { search: words || null };
      const asked = fetchQuery<LibraryListPaginationQuery>(environment, QUERY, variables);
      const asking = asked.subscribe({
        next: () => {
          setMessage(undefined);
          show(words);
        },
        error: (error: unknown) => setMessage(failureText(error)),
      });
      stop = () => asking.unsubscribe();
    });
    return () => {
      stopWaiting();
      stop();
    };
  }, [environment, host, words]);

  return { typed, shown, type: setTyped, message };
}
