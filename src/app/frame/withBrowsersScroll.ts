import type { DataRouter } from "react-router";

type State = DataRouter["state"];

/**
 * The router for a page that the server rendered. Its scroll position is left to the browser and the
 * reader: once the app begins, React Router would scroll it to the top, or to where it was before a
 * reload.
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
