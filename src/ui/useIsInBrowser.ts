import { useSyncExternalStore } from "react";

/**
 * False on a server, and while a page is taken over that a server rendered: for what only a browser
 * can show.
 */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => {};
