import { useEffect, useRef } from "react";
import { useBlocker, type Blocker } from "react-router";

/** What stands between typed words and their loss. */
export interface UnsavedChanges {
  blocker: Blocker;
  /** From now on the page may be left: what was typed is saved. */
  release(): void;
}

/** Asks before a navigation loses what was typed; the browser asks where the whole page goes. */
export function useUnsavedChanges(isDirty: boolean): UnsavedChanges {
  const isReleased = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isReleased.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
  return {
    blocker,
    release: () => {
      isReleased.current = true;
    },
  };
}
