import { useSyncExternalStore } from "react";
import { useSession } from "./SessionProvider.tsx";

/**
 * The browser's zone. While a page is taken over that the server rendered, the one it was rendered
 * in: React would otherwise find other dates than it expects.
 */
export function useBrowserZone(): string {
  const { host } = useSession();
  return useSyncExternalStore(
    subscribeToNothing,
    () => host.timeZone,
    () => host.pageZone ?? host.timeZone,
  );
}

const subscribeToNothing = () => () => {};
