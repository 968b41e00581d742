import type { DataRouter } from "react-router";

type State = DataRouter["state"];

/**
 * The router as a page renders it that was there before the app. How far that page is scrolled is
 * left to the browser, and to who reads it: React Router would scroll it to the top, or after a
 * reload to where it was then, once the app begins.
 */
export function withBrowsersScroll(router: DataRouter): DataRouter {
  const first = router.state.location;
  const known = new WeakMap<State, State>();
  let isLeft = false;
  // The same state for the same state: React Router compares them.
  const shown = (state: State): State => {
    isLeft ||= state.location !== first;
    if (isLeft) return state;
    const asIs = known.get(state) ?? { ...state, restoreScrollPosition: false };
    known.set(state, asIs);
    return asIs;
  };
  const subscribe: DataRouter["subscribe"] = (listener) =>
    router.subscribe((state, options) => listener(shown(state), options));
  return Object.create(router, {
    state: { get: () => shown(router.state) },
    subscribe: { value: subscribe },
  }) as DataRouter;
}
