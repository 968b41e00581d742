import { useEffect, useEffectEvent } from "react";

const ACTIVITIES = ["click", "keydown", "wheel", "touchmove"] as const;

/**
 * Calls `onActivity` when somebody presses, types, scrolls, or looks at another tab; at least once.
 */
export function useFirstActivity(onActivity: () => void): void {
  const tell = useEffectEvent(onActivity);
  useEffect(() => {
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      tell();
    };
    const { signal } = listening;
    for (const name of ACTIVITIES) {
      document.addEventListener(name, end, { signal, passive: true });
    }
    document.addEventListener("visibilitychange", end, { signal });
    return () => listening.abort();
  }, []);
}
