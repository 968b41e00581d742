import type { DataRouter } from "react-router";

/**
 * The router as the page renders it: with `flushSync` a navigation is rendered in one piece when it
 * arrives, rather than in slices between frames, which take a slow phone a third longer. React
 * Router applies it to the navigation's first state, in which the old screen is still shown. Only
 * for a screen whose data is in the store: while it waited for any, nothing at all would be shown.
 * `beforeArrival` is called before such a render.
 */
export function withSyncCommit(router: DataRouter, beforeArrival: () => void): DataRouter {
  /** The key of the location that is arrived at in one piece. */
  let awaited: string | null = null;
  const subscribe: DataRouter["subscribe"] = (listener) =>
    router.subscribe((state, options) => {
      const { navigation, location } = state;
      const isUnderWay = navigation.state !== "idle";
      if (isUnderWay && options.flushSync) awaited = navigation.location.key;
      const isArrival = !isUnderWay && location.key === awaited;
      if (isArrival) {
        awaited = null;
        beforeArrival();
      }
      listener(state, {
        ...options,
        flushSync: isUnderWay ? false : isArrival || options.flushSync,
      });
    });
  return Object.create(router, { subscribe: { value: subscribe } }) as DataRouter;
}
