import { useEffect, useState } from "react";

/** The whole page on the whole screen; phones of Apple's have no such thing for pages. */
export function useFullScreen() {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const look = () => setOn(document.fullscreenElement !== null);
    const listening = new AbortController();
    document.addEventListener("fullscreenchange", look, { signal: listening.signal });
    return () => {
      listening.abort();
      if (document.fullscreenElement !== null) void document.exitFullscreen();
    };
  }, []);
  return {
    isSupported: typeof document !== "undefined" && document.fullscreenEnabled,
    isOn,
    toggle: () => {
      const change = isOn
        ? document.exitFullscreen()
        : document.documentElement.requestFullscreen();
      // Refused where the browser's settings forbid it: nothing has changed then.
      change.catch(() => undefined);
    },
  };
}
